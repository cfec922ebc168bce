import { lazyModule } from '../../../shared/element/lazy-module.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { listenToMouse } from './listen-mouse.dom.js';
import type { TouchOptions } from './listen-touch.dom.js';

interface GestureOptions extends TouchOptions {
  readonly host: MediaBoxHost;
}

/**
 * Starts the gestures of mouse and touch until the signal aborts. If the chunk for touch fails to load, the buttons
 * still work.
 */
export function startGestures({ host, ...options }: GestureOptions, signal: AbortSignal): void {
  listenToMouse(options.content, options.zoom, signal);
  void lazyModule(() => import('./listen-touch.dom.js'), {
    start: ({ listenToTouch }) => listenToTouch(options, signal),
    lost: (error) => host.report(error, 'touch'),
  }).load();
}
