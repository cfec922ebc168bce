import { pageSingleton } from '../../shared/dom/page-singleton.js';
import { windowScroller } from '../../shared/dom/scroller.js';
import { KeptLog } from '../../shared/dom/kept-log.js';
import { documentOf } from '../../shared/dom/unclobbered.js';

/** Scroll padding that headers reserve at the top of a scroll container, so that they cover nothing (WCAG 2.4.11). */
export interface ScrollPadding {
  reserve(header: Element, pixels: number): void;
  release(header: Element): void;
}

const property = 'scroll-padding-block-start';

/** Share of the headers' height from which a padding of the page's own is meant for them. */
const meantShare = 1 / 2;

/** Largest distance in pixels at which a target counts as scrolled to. */
const nearPx = 2;

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
  const log = new KeptLog(root);
  let own = '0px';

  function write(): void {
    const target = targetAtTop(root);
    if (reserved.size === 0) log.restore(root);
    else log.setStyle(root, property, paddingFor(own, Math.max(...reserved.values())));
    // The browser has scrolled to the address's target before the header had its height.
    if (reserved.size > 0) target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  return {
    reserve(header, pixels) {
      if (reserved.get(header) === pixels) return;
      if (reserved.size === 0) own = getComputedStyle(root).scrollPaddingBlockStart.replace('auto', '0px');
      reserved.set(header, pixels);
      write();
    },
    release(header) {
      if (reserved.delete(header)) write();
    },
  };
}

/**
 * Returns the padding for headers of a height, and adds the page's own padding. A page's padding of about that height is for
 * the headers, before scripts run: it is not added.
 */
function paddingFor(own: string, pixels: number): string {
  const isMeant = own.endsWith('px') && parseFloat(own) >= Math.max(pixels * meantShare, 1);
  return isMeant ? `max(${own}, ${pixels}px)` : `calc(${own} + ${pixels}px)`;
}

/** Returns the target of the document's address if it is where the browser scrolls it to; otherwise null. */
function targetAtTop(root: HTMLElement): Element | null {
  const document = documentOf(root);
  const target = document.querySelector(':target');
  if (!target || !root.contains(target)) return null;
  const isWindow = root === document.documentElement;
  const edge = isWindow ? 0 : root.getBoundingClientRect().top + root.clientTop;
  const margin = parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0;
  const padding = parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0;
  const distance = target.getBoundingClientRect().top - edge - margin - padding;
  const isScrolled = (isWindow ? windowScroller(document) : root).scrollTop > 0;
  return isScrolled && Math.abs(distance) <= nearPx ? target : null;
}
