import { KeptLog } from '../dom/kept-log.js';
import { pageSingleton } from '../dom/page-singleton.js';
import { innerScroller } from '../dom/scroller.js';
import { documentOf, type SafeDocument } from '../dom/unclobbered.js';

type Reserve = (owner: HTMLElement, px: number) => void;

/**
 * Reserves space at the end of the page, so that its last lines can be scrolled above an element at the bottom of the
 * window. The spaces of several owners are added.
 *
 * @param px - Height in pixels; 0 releases the space of the owner.
 */
export function reserveBottom(owner: HTMLElement, px: number): void {
  const document = documentOf(owner);
  pageSingleton(document, 'rs-suite.bottom', () => createReserve(document))(owner, px);
}

/** Returns the box whose end is the end of the page. The page may be short, or scroll in a box of its own. */
export function pageEnd(document: SafeDocument): HTMLElement {
  const { documentElement: root, body } = document;
  const isOrdinary = root.scrollHeight > root.clientHeight && body.scrollHeight <= body.clientHeight;
  return (isOrdinary ? null : innerScroller(body)) ?? root;
}

function createReserve(document: SafeDocument): Reserve {
  const spaces = new Map<HTMLElement, number>();
  const log = new KeptLog(document.documentElement);
  let page: HTMLElement | undefined;
  return (owner, px) => {
    if (px === (spaces.get(owner) ?? 0)) return;
    spaces.set(owner, px);
    const space = [...spaces.values()].reduce((sum, one) => sum + one, 0);
    if (space === 0) {
      spaces.clear();
      page = undefined;
      return log.restoreAll();
    }
    page ??= pageEnd(document);
    // A box of a fixed height does not grow by the padding.
    if (page !== document.documentElement) log.setStyle(page, 'box-sizing', 'border-box');
    log.setStyle(page, 'padding-block-end', `${space}px`);
  };
}
