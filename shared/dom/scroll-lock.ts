import { createUndoLog } from './undo-log.js';

/** Gives the page back its scrolling. */
export type Unlock = () => void;

/**
 * Stops the page from scrolling. Where a scrollbar goes away its room is kept, so nothing shifts. What the page had
 * set itself comes back.
 */
export function lockScroll(document: Document): Unlock {
  const root = document.documentElement;
  const gap = (document.defaultView?.innerWidth ?? 0) - root.clientWidth;
  const log = createUndoLog();
  const set = (property: string, value: string) => log.setStyle(root, property, value, 'important');
  set('overflow', 'hidden');
  // A zoomed page may be a pixel off without any scrollbar.
  if (gap > 1) keepRoom(root, gap, set);
  return () => log.restoreAll();
}

function keepRoom(root: HTMLElement, gap: number, set: (property: string, value: string) => void): void {
  if (CSS.supports('scrollbar-gutter', 'stable')) return set('scrollbar-gutter', 'stable');
  const before = parseFloat(getComputedStyle(root).paddingInlineEnd) || 0;
  set('padding-inline-end', `${before + gap}px`);
}
