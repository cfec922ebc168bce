import { KeptLog } from '../dom/kept-log.js';
import type { SafeDocument } from '../dom/unclobbered.js';

/** Restores the scrolling of the page. */
export type Unlock = () => void;

/**
 * Stops the page from scrolling. The space of a scrollbar that disappears stays reserved, so that nothing shifts.
 *
 * @returns A function that restores the page's own styles.
 */
export function lockScroll(document: SafeDocument): Unlock {
  const root = document.documentElement;
  const gap = (document.defaultView?.innerWidth ?? 0) - root.clientWidth;
  const log = new KeptLog(root);
  const setOverflow = (box: HTMLElement, value: string) => {
    // Set separately, because the page may have set only one of the two.
    for (const axis of ['overflow-x', 'overflow-y']) log.setStyle(box, axis, value, 'important');
  };
  const set = (property: string, value: string) => log.setStyle(root, property, value, 'important');
  // The body's overflow propagates to the window. With an overflow on the root it would apply to the body itself,
  // and a body as high as the window would jump to its top.
  if (getComputedStyle(root).overflow === 'visible') setOverflow(document.body, 'visible');
  setOverflow(root, 'hidden');
  // On a zoomed page the widths can differ by one pixel without a scrollbar.
  if (gap > 1) reserveScrollbarSpace(root, gap, set);
  return () => log.restoreAll();
}

function reserveScrollbarSpace(
  root: HTMLElement,
  gap: number,
  set: (property: string, value: string) => void,
): void {
  if (CSS.supports('scrollbar-gutter', 'stable')) return set('scrollbar-gutter', 'stable');
  const before = parseFloat(getComputedStyle(root).paddingInlineEnd) || 0;
  set('padding-inline-end', `${before + gap}px`);
}
