import type { UndoLog } from '../../shared/dom/undo-log.js';

/** As long as the panel slides: see the sheet. */
const transition = 'translate 300ms ease';

/** Moves the page beside the panel by so many pixels, sliding or at once. Nothing moves in a page that marks nothing. */
export function moveWrapper(document: Document, log: UndoLog, px: number, isSliding: boolean): void {
  const wrapper = document.querySelector<HTMLElement>('#g-page-surround, [data-page-surround]');
  if (!wrapper) return;
  log.setStyle(wrapper, 'transition', isSliding ? transition : 'none');
  log.setStyle(wrapper, 'translate', `${px}px`);
}
