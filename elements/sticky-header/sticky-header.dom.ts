import type { UndoLog } from '../../shared/dom/undo-log.js';
import { headerLimits, type HeaderAction, type HeaderPlace } from './header.model.js';

/** Where the header stands, and the room that it takes at the top of the window. */
export interface HeaderMeasure {
  readonly place: HeaderPlace;
  readonly room: number;
}

/**
 * Measures the header where the page has put it, not where it sticks. Sliding does not count. One that would take too
 * much of the window stays where it is written.
 */
export function measureHeader(header: HTMLElement, offset: number, log: UndoLog): HeaderMeasure {
  keepInPlace(header, true, log);
  const top = pageTop(header);
  const height = header.offsetHeight;
  const fits = height + offset <= window.innerHeight * headerLimits.largestShare;
  keepInPlace(header, !fits, log);
  return { place: { start: top - offset, end: top + height, fits }, room: fits ? height + offset : 0 };
}

/** Tells what moves the header, and asks to measure it when something may have changed its place. */
export function watchPage(
  header: HTMLElement,
  send: (action: HeaderAction) => void,
  measure: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const sizes = new ResizeObserver(measure);
  const tellScroll = ({ timeStamp: time }: Event) => {
    send({ type: 'scrolled', scroll: scrollPosition(), time });
  };

  window.addEventListener('scroll', tellScroll, { passive: true, signal });
  window.addEventListener('resize', measure, { signal });
  header.addEventListener('focusin', () => send({ type: 'focus-moved', isInside: true }), { signal });
  header.addEventListener('focusout', () => send({ type: 'focus-moved', isInside: false }), { signal });
  sizes.observe(header);
  sizes.observe(header.ownerDocument.body);

  return () => {
    listening.abort();
    sizes.disconnect();
  };
}

/** Where the page is scrolled to; a page that bounces past its end has not gone anywhere. */
export function scrollPosition(): number {
  const { scrollHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - window.innerHeight));
}

function keepInPlace(header: HTMLElement, isKept: boolean, log: UndoLog): void {
  log.setStyle(header, 'position', isKept ? 'static' : '', isKept ? 'important' : '');
}

/** Offsets know nothing of transforms, so a header on its way out is measured as one in its place. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  if (!(parent instanceof HTMLElement)) return element.offsetTop;
  return element.offsetTop + parent.clientTop + pageTop(parent);
}
