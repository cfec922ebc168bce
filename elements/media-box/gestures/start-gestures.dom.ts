import { lazyModule } from '../../../shared/element/lazy-module.js';
import type { MediaBoxHost } from '../media-box.host.js';
import type { PictureZoom } from '../media/picture-zoom.dom.js';
import { listenToMouse } from './listen-mouse.dom.js';
import type { Neighbours } from './item-slide.dom.js';
import type { SwipeGoal } from './swipe.model.js';

interface GestureOptions {
  readonly host: MediaBoxHost;
  readonly content: HTMLElement;
  readonly zoom: PictureZoom;
  readonly neighbours: Neighbours;
  readonly swiped: (goal: SwipeGoal) => void;
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
