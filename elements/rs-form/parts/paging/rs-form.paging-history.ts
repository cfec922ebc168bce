import { createPageHistory, type PageHistory } from '../../adapters/paging/page-history.js';
import type { FormSession, Paging } from '../../rs-form.session.js';

/** Lets the browser's Back button go through the pages where the tag asks for it; null elsewhere. */
export function startPageHistory(
  { shell, form }: FormSession,
  start: number,
  turnTo: (page: number) => Paging['current'],
): PageHistory | null {
  const page = shell.ownerDocument.defaultView;
  if (shell.history !== 'pages' || !page) return null;
  // The same form may stand on a page twice: its place tells one from the other, in every view of the page.
  const place = [...shell.ownerDocument.querySelectorAll(shell.localName)].indexOf(shell);
  return createPageHistory({ page, key: `${form.formId} ${place}`, start, wanted: turnTo });
}
