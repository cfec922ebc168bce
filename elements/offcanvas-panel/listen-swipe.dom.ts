import { documentOf, type SafeDocument } from '../../shared/dom/unclobbered.js';

/** Movement of a finger, as the model receives it. */
export type Touch =
  | { readonly type: 'touch-began'; readonly x: number; readonly y: number }
  | { readonly type: 'touch-moved'; readonly x: number; readonly y: number; readonly sinceScroll: number }
  | { readonly type: 'touch-ended'; readonly isCancelled: boolean };

/**
 * Follows one finger from a `pointerdown` in one of the places, until the signal aborts. Mouse and pen still select
 * text. The places have a `touch-action` that leaves vertical movements to the browser, which cancels the pointer when
 * it scrolls.
 */
export function listenToSwipe(
  document: SafeDocument,
  places: readonly HTMLElement[],
  onTouch: (touch: Touch) => void,
  signal: AbortSignal,
): void {
  let finger: number | undefined;
  let scrolledAt = -Infinity;

  function begin({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'touch' || !isPrimary) return;
    finger = pointerId;
    onTouch({ type: 'touch-began', x: clientX, y: clientY });
  }

  function move({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    if (pointerId !== finger) return;
    onTouch({ type: 'touch-moved', x: clientX, y: clientY, sinceScroll: timeStamp - scrolledAt });
  }

  function end({ pointerId, type }: PointerEvent): void {
    if (pointerId !== finger) return;
    finger = undefined;
    onTouch({ type: 'touch-ended', isCancelled: type === 'pointercancel' });
  }

  const scroll = ({ timeStamp }: Event) => (scrolledAt = timeStamp);
  for (const place of places) place.addEventListener('pointerdown', begin, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('scroll', scroll, { signal, capture: true, passive: true });
}

/** Passes a tap on the edge to the element below it, until the signal aborts. */
export function passTapsOn(edge: HTMLElement, signal: AbortSignal): void {
  const pass = ({ clientX, clientY }: MouseEvent) => {
    edge.style.setProperty('display', 'none');
    const below = documentOf(edge).elementFromPoint(clientX, clientY);
    edge.style.removeProperty('display');
    if (below instanceof HTMLElement) below.click();
  };
  edge.addEventListener('click', pass, { signal });
}
