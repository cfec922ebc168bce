import { listen } from '../../../shared/dom/listen.js';

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Tells when the visitor takes the scrolling into their own hands. Returns the way to stop. */
export function listenToTakeover(view: Window, onTakeover: () => void): () => void {
  return listen(view, signs, onTakeover, { capture: true, passive: true });
}
