import { type SafeDocument, unclobbered } from '../dom/unclobbered.js';

/** Height of the smallest on-screen keyboard, in pixels; toolbars of browsers are lower. */
const keyboardPx = 120;
/** Selector of elements in which visitors enter something, and of forms, with everything in them. */
const entries = 'form, rs-form, input, textarea, select, [contenteditable]';

/** Returns true while the visitor is in a form or a field of the page, or an on-screen keyboard is open. */
export function isEntering({ activeElement, defaultView }: SafeDocument): boolean {
  const { innerHeight, visualViewport } = defaultView as Window;
  const { height, scale } = visualViewport as VisualViewport;
  // A pinch makes the visual viewport lower too.
  if (innerHeight - height * scale > keyboardPx) return true;
  return Boolean(unclobbered(activeElement)?.closest(entries));
}
