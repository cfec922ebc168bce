import type { PictureZoom } from '../media/picture-zoom.dom.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import type { Goal, ViewerAction } from './viewer-state.model.js';

/** Selector of elements with keys of their own: players, frames, fields. */
const keyConsumers = 'video, audio, iframe, input, select, textarea, [contenteditable]';

/** Zoom factor of one key press, and the share of the area by which it pans. */
const factor = 1.5;
const share = 0.15;

interface KeyOptions {
  readonly dialog: HTMLElement;
  readonly zoom: PictureZoom;
  readonly send: (action: ViewerAction) => void;
}

/**
 * Handles the keys for navigation and zoom until the signal aborts. Escape is handled by the dialog.
 *
 * @returns Handler of one key press, for those from before.
 */
export function listenToKeys(options: KeyOptions, signal: AbortSignal): (event: KeyboardEvent) => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (event.defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    const [target] = event.composedPath();
    if (target instanceof Element && unclobbered(target).closest(keyConsumers)) return;
    const task = magnify(key, options) ?? (event.shiftKey ? undefined : go(key, options));
    if (!task) return;
    event.preventDefault();
    task();
  };
  options.dialog.addEventListener('keydown', press, { signal });
  return press;
}

/** Returns the zoom task of a key. The arrows pan while the picture is zoomed. */
function magnify(key: string, { zoom }: KeyOptions): (() => void) | undefined {
  switch (key) {
    case '+':
    case '=':
      return () => zoom.magnify(factor);
    case '-':
      return () => zoom.magnify(1 / factor);
    case '0':
      return () => zoom.reset();
    default:
      return zoom.isZoomed ? move(key, zoom) : undefined;
  }
}

/** Returns the task that pans towards the side of an arrow. */
function move(key: string, zoom: PictureZoom): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
      return () => zoom.panByShare({ x: -share, y: 0 });
    case 'ArrowLeft':
      return () => zoom.panByShare({ x: share, y: 0 });
    case 'ArrowDown':
      return () => zoom.panByShare({ x: 0, y: -share });
    case 'ArrowUp':
      return () => zoom.panByShare({ x: 0, y: share });
    default:
      return undefined;
  }
}

function go(key: string, { dialog, send }: KeyOptions): (() => void) | undefined {
  const to = goalOf(key, dialog.matches(':dir(rtl)'));
  return to === undefined ? undefined : () => send({ type: 'navigated', to });
}

/** Returns the goal of a navigation key. The arrows depend on the text direction. */
function goalOf(key: string, isRightToLeft: boolean): Goal | undefined {
  switch (key) {
    case 'ArrowRight':
      return isRightToLeft ? 'previous' : 'next';
    case 'ArrowLeft':
      return isRightToLeft ? 'next' : 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
