import type { UndoLog } from '../../shared/dom/undo-log.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { headerLimits, type HeaderAction, type HeaderPlace } from './header.model.js';

/** Place of the header, and the space that it takes at the top of the window. */
export interface HeaderMeasure {
  readonly place: HeaderPlace;
  readonly reservedSpace: number;
}

/**
 * Measures the header in its own place, without its sticky position and transform. A header that is too high is not
 * sticky.
 */
export function measureHeader(
  header: HTMLElement,
  scroller: HTMLElement,
  offset: number,
  log: UndoLog,
): HeaderMeasure {
  if (!isInPlace(header, scroller)) keepInPlace(header, true, log);
  // Offsets count from the top of the page, also within a box that scrolls.
  const edge = scroller.contains(documentOf(header).body) ? 0 : pageTop(scroller) + scroller.clientTop;
  const top = pageTop(header) - edge;
  const height = header.offsetHeight;
  const fits = height + offset <= scroller.clientHeight * headerLimits.largestShare;
  keepInPlace(header, !fits, log);
  return {
    place: { start: top - offset, end: top + height, fits },
    reservedSpace: fits ? height + offset : 0,
  };
}

/**
 * Calls back for scrolls, focus changes and size changes.
 *
 * @returns A function that stops.
 */
export function watchPage(
  header: HTMLElement,
  send: (action: HeaderAction) => void,
  scrolled: (time: number) => void,
  measure: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const sizes = new ResizeObserver(measure);

  // Captured, because the scroll of a box inside the page does not bubble.
  const options = { capture: true, passive: true, signal };
  window.addEventListener('scroll', ({ timeStamp }) => scrolled(timeStamp), options);
  // A body that is a scroll container keeps its size when pictures above the header load.
  for (const type of ['resize', 'load']) window.addEventListener(type, measure, { signal });
  header.addEventListener('focusin', () => send({ type: 'focus-moved', isInside: true }), { signal });
  header.addEventListener('focusout', () => send({ type: 'focus-moved', isInside: false }), { signal });
  sizes.observe(header);
  sizes.observe(documentOf(header).body);

  return () => {
    listening.abort();
    sizes.disconnect();
  };
}

/** Returns the scroll position, clamped to the content: overscroll does not count. */
export function scrollPosition({ scrollTop, scrollHeight, clientHeight }: Element): number {
  return Math.max(0, Math.min(scrollTop, scrollHeight - clientHeight));
}

/** Returns true if a header is where the page has it, so that a measurement needs no change of styles. */
function isInPlace(header: HTMLElement, scroller: HTMLElement): boolean {
  const { position, top } = getComputedStyle(header);
  return position === 'static' || (position === 'sticky' && top === '0px' && scroller.scrollTop <= 0);
}

function keepInPlace(header: HTMLElement, isKept: boolean, log: UndoLog): void {
  log.setStyle(header, 'position', isKept ? 'static' : '', isKept ? 'important' : '');
}

/** Returns the offset from the top of the page. Transforms do not affect it. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  if (!(parent instanceof HTMLElement)) return element.offsetTop;
  return element.offsetTop + parent.clientTop + pageTop(parent);
}
