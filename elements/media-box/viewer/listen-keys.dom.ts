import type { PictureZoom } from '../media/picture-zoom.dom.js';
import type { Goal, ViewerAction } from './viewer-state.model.js';

/** What has keys of its own: a player, a frame, a field. */
const ownKeys = 'video, audio, iframe, input, select, textarea, [contenteditable]';

/** How much one press magnifies, and which share of the place it moves a magnified picture by. */
const factor = 1.5;
const share = 0.15;

interface KeyOptions {
  readonly dialog: HTMLElement;
  readonly zoom: PictureZoom;
  readonly send: (action: ViewerAction) => void;
}

/** Hears the keys that go from item to item and those that magnify, until the signal; Escape is the dialog's. */
export function listenToKeys(options: KeyOptions, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (event.defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(ownKeys)) return;
    const task = magnify(key, options) ?? (event.shiftKey ? undefined : go(key, options));
    if (!task) return;
    event.preventDefault();
    task();
  };
  options.dialog.addEventListener('keydown', press, { signal });
}

/** What a key does to the picture; the arrows move it while it is magnified. */
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

/** What lies at that side comes into sight. */
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

/** The arrows point the way in which the page is read. */
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
