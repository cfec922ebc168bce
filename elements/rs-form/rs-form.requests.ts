import { serveRequests } from '../../shared/events/serve-requests.js';
import type { FormFeature, FormSession } from './form/rs-form.session.js';

/** Serves the page's requests for another page and for a reset. */
export function startFeature({ shell }: FormSession): FormFeature {
  return { stop: servePageRequests(shell) };
}

interface RequestHost extends Element {
  reset(): void;
  goToPage(page: number, options: { readonly validate: boolean }): Promise<boolean>;
}

/** Serves the page's requests for another page and for a reset; returns the way to stop. */
export function servePageRequests(shell: RequestHost): () => void {
  const stops = [
    serveRequests(shell, 'rs-form-page-request', (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const { to, validate } = (detail ?? {}) as { readonly to?: unknown; readonly validate?: unknown };
      if (typeof to !== 'number') return false;
      void shell.goToPage(to, { validate: validate === true });
      return true;
    }),
    serveRequests(shell, 'rs-form-reset-request', () => {
      shell.reset();
      return true;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
