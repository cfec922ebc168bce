import { listen } from '../dom/listen.js';

/** Part of the page that the visitor sees, in CSS pixels from the window's corner. */
export interface SeenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Places a popup at its anchor: at once, and whenever the page scrolls, or the window or the on-screen keyboard changes.
 *
 * @param place - Places the popup, within the part of the page that is seen.
 * @returns A function that stops this.
 */
export function followAnchor(view: Window, place: (seen: SeenBox) => void): () => void {
  const run = () => place(seenBox(view));
  const stops = [
    listen(view, ['scroll', 'resize'], run, { capture: true, passive: true }),
    view.visualViewport ? listen(view.visualViewport, ['scroll', 'resize'], run) : () => {},
  ];
  run();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the visible part of the page: smaller than the window while an on-screen keyboard is open, or zoomed in. */
export function seenBox({ visualViewport: seen, innerWidth, innerHeight }: Window): SeenBox {
  return {
    left: seen?.offsetLeft ?? 0,
    top: seen?.offsetTop ?? 0,
    width: seen?.width ?? innerWidth,
    height: seen?.height ?? innerHeight,
  };
}
