import { pageSingleton } from '../../shared/dom/page-singleton.js';
import { windowScroller } from '../../shared/dom/scroller.js';
import { createUndoLog } from '../../shared/dom/undo-log.js';
import { documentOf } from '../../shared/dom/unclobbered.js';

/** Scroll padding that headers reserve at the top of a scroll container, so that they cover nothing (WCAG 2.4.11). */
export interface ScrollPadding {
  reserve(header: Element, pixels: number): void;
  release(header: Element): void;
}

const property = 'scroll-padding-block-start';

/**
 * Returns the scroll padding of a container, which all its headers share. Scroll targets stop below the lowest
 * header.
 */
export function scrollPaddingOf(scroller: HTMLElement): ScrollPadding {
  const document = documentOf(scroller);
  // The window takes its padding from the root, in quirks mode too.
  const box = scroller === windowScroller(document) ? document.documentElement : scroller;
  return pageSingleton(box, 'rs-suite.scroll-padding', () => createScrollPadding(box));
}

function createScrollPadding(root: HTMLElement): ScrollPadding {
  const reserved = new Map<Element, number>();
  const log = createUndoLog();
  let own = '0px';

  function write(): void {
    if (reserved.size === 0) log.restore(root);
    else log.setStyle(root, property, `calc(${own} + ${Math.max(...reserved.values())}px)`);
  }

  return {
    reserve(header, pixels) {
      if (reserved.size === 0) own = getComputedStyle(root).scrollPaddingBlockStart.replace('auto', '0px');
      reserved.set(header, pixels);
      write();
    },
    release(header) {
      if (reserved.delete(header)) write();
    },
  };
}
