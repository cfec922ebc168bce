import type { FormHost } from '../form/rs-form.session.js';

/** Says what is wrong in a tag and in its JSON, at once: by a chunk that no right page loads before it is touched. */
export function tellMistakes(shell: FormHost): void {
  import('./mistakes.js').then(
    ({ tellTagMistakes }) => {
      // A tag that has left the page meanwhile is nobody's mistake any more.
      if (shell.isConnected) tellTagMistakes(shell);
    },
    (error: unknown) => shell.report(error, 'mistakes'),
  );
}
