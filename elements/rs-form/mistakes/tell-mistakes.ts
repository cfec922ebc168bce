import type { FormHost } from '../form/rs-form.session.js';

/** Says what is wrong in a tag and in its JSON, at once: by a chunk that no right page loads before it is touched. */
export function tellMistakes(shell: FormHost): void {
  import('./mistakes.js').then(
    ({ tellTagMistakes }) => tellTagMistakes(shell),
    (error: unknown) => shell.report(error, 'mistakes'),
  );
}
