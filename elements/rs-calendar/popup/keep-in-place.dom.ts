import { followAnchor, seenBox } from '../../../shared/overlay/follow-anchor.js';
import type { CalendarHost } from '../rs-calendar.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { placePopup, rowsIn, type Box } from './place-popup.model.js';

/**
 * Keeps an open calendar at its input and inside the window when something moves.
 *
 * @returns A function that stops this.
 */
export function keepInPlace(host: CalendarHost, input: HTMLInputElement): () => void {
  const { defaultView: view } = documentOf(host);
  if (!view) return () => {};
  // In the next frame: a new position may change the size again.
  const observer = new ResizeObserver(() =>
    view.requestAnimationFrame(() => placeBox(host, input, seenBox(view))),
  );
  observer.observe(host.box);
  const stop = followAnchor(view, (seen) => placeBox(host, input, seen));
  return () => {
    stop();
    observer.disconnect();
  };
}

function placeBox({ box }: CalendarHost, input: HTMLInputElement, seen: Box): void {
  const isRightToLeft = getComputedStyle(input).direction === 'rtl';
  // Measures the full height, not the one that a low window has left.
  box.style.removeProperty('--_rows');
  const full = { width: box.offsetWidth, height: box.scrollHeight };
  const anchor = input.getBoundingClientRect();
  const { maxHeight: room } = placePopup(anchor, full, seen, isRightToLeft);
  const row = box.querySelector<HTMLElement>('.time')?.offsetHeight ?? 0;
  if (row > 0) box.style.setProperty('--_rows', String(rowsIn(room, full.height, row)));
  const popup = { width: full.width, height: box.scrollHeight };
  const { left, top, maxHeight } = placePopup(anchor, popup, seen, isRightToLeft);
  box.style.setProperty('left', `${left}px`);
  box.style.setProperty('top', `${top}px`);
  box.style.setProperty('max-block-size', `${maxHeight}px`);
}
