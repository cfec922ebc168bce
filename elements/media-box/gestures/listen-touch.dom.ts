import TouchEvents, {
  type PinchEvent,
  type PressMoveEvent,
  type TouchHandlers,
} from 'glightbox/src/js/core/touch-events.js';
import type { PictureZoom } from '../media/picture-zoom.dom.js';
import { readSwipe, type SwipeGoal } from './swipe.model.js';

/** What fingers do to an open viewer. */
export interface TouchOptions {
  /** Where the item is; its controls are elsewhere. */
  readonly content: HTMLElement;
  readonly zoom: PictureZoom;
  readonly swiped: (goal: SwipeGoal) => void;
}

/** What has gestures of its own. */
const ownGestures = 'a, button, input, select, textarea, video, audio, [contenteditable]';

/** Hears fingers on the item, until the signal. */
export function listenToTouch(options: TouchOptions, signal: AbortSignal): void {
  if (signal.aborted) return;
  const gestures = new MediaTouch(options.content, options.zoom, new FingerHandlers(options));
  signal.addEventListener('abort', () => gestures.destroy(), { once: true });
}

/** Leaves to the browser what is not for the item: what has gestures of its own, and a pinch beside the picture. */
class MediaTouch extends TouchEvents {
  readonly #zoom: PictureZoom;

  constructor(content: HTMLElement, zoom: PictureZoom, handlers: TouchHandlers) {
    super(content, handlers);
    this.#zoom = zoom;
  }

  override start(event: TouchEvent): void {
    if (!this.#isForeign(event)) super.start(event);
  }

  override move(event: TouchEvent): void {
    if (!this.#isForeign(event)) super.move(event);
  }

  #isForeign({ target, touches }: TouchEvent): boolean {
    const isOwn = target instanceof Element && target.closest(ownGestures) !== null;
    return isOwn || (touches.length > 1 && !this.#zoom.isPicture(target));
  }
}

/** What each gesture does. A swipe is none while the picture is magnified, and none after a pinch. */
class FingerHandlers implements TouchHandlers {
  readonly #options: TouchOptions;
  #from: Touch | undefined;
  /** What the finger is on; a timer later an event names our element alone. */
  #target: EventTarget | null = null;
  #hasPinched = false;
  #pinched = 1;

  constructor(options: TouchOptions) {
    this.#options = options;
  }

  readonly touchStart = ({ touches, target }: TouchEvent): void => {
    if (touches.length > 1) return;
    this.#target = target;
    this.#from = touches[0];
    this.#hasPinched = false;
    this.#options.zoom.hold(true);
  };

  readonly touchEnd = ({ touches }: TouchEvent): void => {
    if (touches.length === 0) this.#options.zoom.hold(false);
  };

  readonly touchCancel = (): void => {
    this.#from = undefined;
    this.#options.zoom.hold(false);
  };

  readonly multipointStart = (): void => {
    this.#hasPinched = true;
    this.#pinched = 1;
  };

  readonly pinch = ({ zoom, touches: [one, two] }: PinchEvent): void => {
    if (!one || !two) return;
    const middle = {
      clientX: (one.clientX + two.clientX) / 2,
      clientY: (one.clientY + two.clientY) / 2,
    };
    this.#options.zoom.magnify(zoom / this.#pinched, middle);
    this.#pinched = zoom;
  };

  readonly pressMove = ({ deltaX, deltaY }: PressMoveEvent): void => {
    this.#options.zoom.pan({ x: deltaX, y: deltaY });
  };

  readonly swipe = ({ changedTouches: [to] }: TouchEvent): void => {
    const { content, zoom, swiped } = this.#options;
    const from = this.#from;
    if (!from || !to || this.#hasPinched || zoom.isZoomed) return;
    const moved = { x: to.clientX - from.clientX, y: to.clientY - from.clientY };
    const goal = readSwipe(moved, content.matches(':dir(rtl)'));
    // What scrolls by a finger is not closed by it.
    const mayClose = this.#target === content || zoom.isPicture(this.#target);
    if (goal && (goal !== 'close' || mayClose)) swiped(goal);
  };

  readonly doubleTap = ({ changedTouches: [at] }: TouchEvent): void => {
    if (this.#options.zoom.isPicture(this.#target)) this.#options.zoom.toggle(at);
  };
}
