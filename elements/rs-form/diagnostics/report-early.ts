import { lazyModule } from '../../../shared/element/lazy-module.js';
import type { FormHost } from '../form/rs-form.session.js';

/** Reports what is wrong in a tag and in its JSON, by a chunk that no right page loads before it is touched. */
export function reportEarly(shell: FormHost): void {
  void lazyModule(() => import('./diagnostics.js'), {
    start({ reportTagDiagnostics }) {
      // A tag that has left the page meanwhile has no mistakes any more.
      if (shell.isConnected) reportTagDiagnostics(shell);
    },
    lost: (error) => shell.report(error, 'diagnostics'),
  }).load();
}
