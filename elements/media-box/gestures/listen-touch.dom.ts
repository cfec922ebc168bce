import TouchEvents, {
  type PinchEvent,
  type PressMoveEvent,
  type TouchHandlers,
} from 'glightbox/src/js/core/touch-events.js';
import type { PictureZoom } from '../media/picture-zoom.dom.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import { ItemSlide, type Neighbours } from './item-slide.dom.js';
import { directionOf, type FingerPlace, readSwipe, speedOf, type SwipeGoal } from './swipe.model.js';

/** Options of the touch gestures. */
export interface TouchOptions {
  /** Element with the item. */
  readonly content: HTMLElement;
  /** Element around the item and the controls. A finger hits it while the item grows out of its thumbnail. */
  readonly body: HTMLElement;
  readonly zoom: PictureZoom;
  readonly neighbours: Neighbours;
  readonly swiped: (goal: SwipeGoal) => void;
}

/** Selector of elements with gestures of their own. */
const nativeGestures = 'a, button, input, select, textarea, video, audio, [contenteditable]';

/** Handles touches on the item until the signal aborts. */
export function listenToTouch(options: TouchOptions, signal: AbortSignal): void {
  const gestures = new MediaTouch(options, new FingerHandlers(options));
  signal.addEventListener('abort', () => gestures.destroy(), { once: true });
}

/**
 * Passes touches to glightbox, except those on controls, on elements with gestures of their own, and pinches beside the
 * picture.
 */
class MediaTouch extends TouchEvents {
  readonly #options: TouchOptions;
  readonly #handlers: FingerHandlers;

  constructor(options: TouchOptions, handlers: FingerHandlers) {
    super(options.body, handlers);
    this.#options = options;
    this.#handlers = handlers;
  }

  override start(event: TouchEvent): void {
    if (!this.#isForeign(event)) super.start(event);
  }

  override move(event: TouchEvent): void {
    if (!this.#isForeign(event)) super.move(event);
  }

  /**
   * Handles the end of a touch. The swipe is last, because it may close the viewer and end the gestures. The timer of
   * a single tap is cancelled, because nothing uses it.
   */
  override end(event: TouchEvent): void {
    super.end(event);
    this._cancelSingleTap();
    this.#handlers.lifted(event);
  }

  #isForeign({ target, touches }: TouchEvent): boolean {
    const { body, content, zoom } = this.#options;
    if (!(target instanceof Element)) return true;
    const isOutside = target !== body && !unclobbered(content).contains(target);
    if (isOutside || unclobbered(target).closest(nativeGestures)) return true;
    return touches.length > 1 && !zoom.isPicture(target);
  }
}

/** Handlers of the gestures. While the picture is zoomed, and after a pinch, there is no swipe. */
class FingerHandlers implements TouchHandlers {
  readonly #options: TouchOptions;
  readonly #slide: ItemSlide;
  /** Positions of the finger since `touchstart`; empty if its movement is not a swipe. */
  #trail: FingerPlace[] = [];
  #direction: ReturnType<typeof directionOf> = null;
  /** Target of the touch, stored because a later event names the host only. */
  #target: EventTarget | null = null;
  #pinched = 1;
  #pinchedAt: FingerPlace | undefined;

  constructor(options: TouchOptions) {
    this.#options = options;
    this.#slide = new ItemSlide(options.content, options.neighbours);
  }

  readonly touchStart = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (event.touches.length > 1 || !touch) return;
    this.#slide.finish();
    this.#target = event.target;
    this.#trail = [placeOf(touch, event)];
    this.#direction = null;
    this.#options.zoom.hold(true);
  };

  readonly touchCancel = (): void => {
    this.#options.zoom.hold(false);
    this.#stopSwipe();
  };

  readonly multipointStart = (): void => {
    this.#pinched = 1;
    this.#pinchedAt = undefined;
    this.#stopSwipe();
  };

  /** Zooms around the middle of two fingers and pans with it. */
  readonly pinch = (event: PinchEvent): void => {
    const [one, two] = event.touches;
    if (!one || !two) return;
    const { zoom } = this.#options;
    const middle = {
      clientX: (one.clientX + two.clientX) / 2,
      clientY: (one.clientY + two.clientY) / 2,
    };
    const at = placeOf(middle, event);
    if (this.#pinchedAt) zoom.pan({ x: at.x - this.#pinchedAt.x, y: at.y - this.#pinchedAt.y });
    zoom.magnify(event.zoom / this.#pinched, middle);
    this.#pinched = event.zoom;
    this.#pinchedAt = at;
  };

  readonly pressMove = (event: PressMoveEvent): void => {
    const [touch] = event.touches;
    const { zoom } = this.#options;
    if (zoom.isZoomed) zoom.pan({ x: event.deltaX, y: event.deltaY });
    else if (touch && this.#trail.length > 0) this.#follow(placeOf(touch, event));
  };

  readonly doubleTap = ({ changedTouches: [at] }: TouchEvent): void => {
    if (this.#options.zoom.isPicture(this.#target)) this.#options.zoom.toggle(at);
  };

  /** Evaluates the swipe when the last finger is lifted. */
  lifted(event: TouchEvent): void {
    const [touch] = event.changedTouches;
    if (event.touches.length === 0) this.#options.zoom.hold(false);
    if (touch && this.#trail.length > 0) this.#lift(placeOf(touch, event));
  }

  /** True if a swipe from here may close the viewer. One from content that scrolls may not. */
  get #mayClose(): boolean {
    const { body, content, zoom } = this.#options;
    return this.#target === body || this.#target === content || zoom.isPicture(this.#target);
  }

  #follow(place: FingerPlace): void {
    this.#trail.push(place);
    const moved = this.#movedTo(place);
    this.#direction ??= directionOf(moved);
    if (this.#direction === 'sideways') this.#slide.moveAside(moved.x);
    else if (this.#direction === 'down' && this.#mayClose) this.#slide.moveDown(moved.y);
  }

  #lift(place: FingerPlace): void {
    const { swiped, zoom } = this.#options;
    const goal = readSwipe(this.#movedTo(place), speedOf(this.#trail, place.time), this.#slide.area);
    this.#trail = [];
    if (zoom.isZoomed || !goal || (goal === 'close' && !this.#mayClose)) return void this.#slide.goBack();
    if (goal !== 'close') return void this.#slide.goOn(goal, () => swiped(goal));
    swiped(goal);
    // Only if the page has cancelled the closing.
    void this.#slide.goBack();
  }

  #stopSwipe(): void {
    this.#trail = [];
    void this.#slide.goBack();
  }

  #movedTo({ x, y }: FingerPlace): { readonly x: number; readonly y: number } {
    const [from = { x, y }] = this.#trail;
    return { x: x - from.x, y: y - from.y };
  }
}

function placeOf(
  { clientX: x, clientY: y }: Pick<Touch, 'clientX' | 'clientY'>,
  { timeStamp: time }: Event,
): FingerPlace {
  return { x, y, time };
}
