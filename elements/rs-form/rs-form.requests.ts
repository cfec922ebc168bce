import { serveRequests } from '../../shared/events/serve-requests.js';
import type { FormHost } from './form/rs-form.session.js';

/** Serves the page's requests for another page and for a reset; returns the ways to stop. */
export function servePageRequests(shell: FormHost): readonly (() => void)[] {
  return [
    serveRequests(shell, 'rs-form-page-request', (event) => {
      // The page writes the detail: it may be null, or anything.
      const { detail } = event as CustomEvent<{ readonly to?: unknown; readonly validate?: unknown } | null>;
      const to = detail?.to;
      if (typeof to !== 'number') return false;
      void shell.goToPage(to, { validate: detail?.validate === true });
      return true;
    }),
    serveRequests(shell, 'rs-form-reset-request', () => {
      shell.reset();
      return true;
    }),
  ];
}
