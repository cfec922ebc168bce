import { lazyModule } from '../../../shared/element/lazy-module.js';
import type { FormHost } from '../form/rs-form.session.js';

/** Reports what is wrong in a tag and in its JSON, by a chunk that no right page loads before it is touched. */
export function reportMistakes(shell: FormHost): void {
  void lazyModule(() => import('./mistakes.js'), {
    start({ reportTagMistakes }) {
      // A tag that has left the page meanwhile has no mistakes any more.
      if (shell.isConnected) reportTagMistakes(shell);
    },
    lost: (error) => shell.report(error, 'mistakes'),
  }).load();
}
