import { pageSingleton } from '../../shared/dom/page-singleton.js';
import { createUndoLog } from '../../shared/dom/undo-log.js';

/** The room that headers reserve at the top of the window, so that they cover nothing (WCAG 2.4.11). */
export interface ScrollPadding {
  reserve(header: Element, pixels: number): void;
  release(header: Element): void;
}

const property = 'scroll-padding-block-start';

/** The one of a page, for all its headers: what the browser scrolls to stops below the lowest of them. */
export function scrollPaddingOf(document: Document): ScrollPadding {
  return pageSingleton(document, 'rs-suite.sticky-room', () => createScrollPadding(document.documentElement));
}

function createScrollPadding(root: HTMLElement): ScrollPadding {
  const rooms = new Map<Element, number>();
  const log = createUndoLog();
  let own = '0px';

  function write(): void {
    if (rooms.size === 0) log.restore(root);
    else log.setStyle(root, property, `calc(${own} + ${Math.max(...rooms.values())}px)`);
  }

  return {
    reserve(header, pixels) {
      if (rooms.size === 0) own = getComputedStyle(root).scrollPaddingBlockStart.replace('auto', '0px');
      rooms.set(header, pixels);
      write();
    },
    release(header) {
      if (rooms.delete(header)) write();
    },
  };
}
