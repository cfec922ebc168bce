import { servePageRequests } from '../adapters/page/serve-page-requests.js';
import type { FormPart, FormSession } from '../rs-form.session.js';

/** Serves the page's requests for another page and for a reset. */
export function startPart({ shell }: FormSession): FormPart {
  return { stop: servePageRequests(shell) };
}
