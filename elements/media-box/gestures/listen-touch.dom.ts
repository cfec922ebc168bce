import TouchEvents, {
  type PinchEvent,
  type PressMoveEvent,
  type TouchHandlers,
} from 'glightbox/src/js/core/touch-events.js';
import type { PictureZoom } from '../media/picture-zoom.dom.js';
import { ItemSlide, type Neighbours } from './item-slide.dom.js';
import { directionOf, type FingerPlace, readSwipe, speedOf, type SwipeGoal } from './swipe.model.js';

/** What fingers do to an open viewer. */
export interface TouchOptions {
  /** Where the item is; its controls are elsewhere. */
  readonly content: HTMLElement;
  readonly zoom: PictureZoom;
  readonly neighbours: Neighbours;
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
  readonly #handlers: FingerHandlers;

  constructor(content: HTMLElement, zoom: PictureZoom, handlers: FingerHandlers) {
    super(content, handlers);
    this.#zoom = zoom;
    this.#handlers = handlers;
  }

  override start(event: TouchEvent): void {
    if (!this.#isForeign(event)) super.start(event);
  }

  override move(event: TouchEvent): void {
    if (!this.#isForeign(event)) super.move(event);
  }

  /**
   * A swipe may close the viewer, which ends these gestures: it comes last. Nobody waits for a single tap, whose timer would
   * outlive them.
   */
  override end(event: TouchEvent): void {
    super.end(event);
    this._cancelSingleTap();
    this.#handlers.lifted(event);
  }

  #isForeign({ target, touches }: TouchEvent): boolean {
    const isOwn = target instanceof Element && target.closest(ownGestures) !== null;
    return isOwn || (touches.length > 1 && !this.#zoom.isPicture(target));
  }
}

/** What each gesture does. A swipe is none while the picture is magnified, and none after a pinch. */
class FingerHandlers implements TouchHandlers {
  readonly #options: TouchOptions;
  readonly #slide: ItemSlide;
  /** Places of the finger since it came down; empty if its move is no swipe. */
  #trail: FingerPlace[] = [];
  #direction: ReturnType<typeof directionOf> = null;
  /** What the finger is on; a timer later an event names our element alone. */
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

  /** The picture grows around the fingers, and goes where they go. */
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

  /** Reads what the last finger has asked for. */
  lifted(event: TouchEvent): void {
    const [touch] = event.changedTouches;
    if (event.touches.length === 0) this.#options.zoom.hold(false);
    if (touch && this.#trail.length > 0) this.#lift(placeOf(touch, event));
  }

  /** Flag: a swipe from here may close the viewer; one from a place that scrolls may not. */
  get #mayClose(): boolean {
    return this.#target === this.#options.content || this.#options.zoom.isPicture(this.#target);
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
    // Unless the page wants it closed.
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
