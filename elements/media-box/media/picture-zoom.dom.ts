import {
  fitted,
  type Frame,
  keepInside,
  panBy,
  type Point,
  type Zoom,
  zoomAt,
  zoomBy,
} from './zoom.model.js';

const middle: Point = Object.freeze({ x: 0, y: 0 });

/** A point of the window, in CSS pixels. */
export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** How the picture on show is magnified; button, keys, mouse and fingers all come here. */
export class PictureZoom {
  readonly #place: HTMLElement;
  readonly #listeners = new Set<() => void>();
  #picture: HTMLElement | null = null;
  #zoom: Zoom = fitted;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  get isZoomed(): boolean {
    return this.#zoom.scale > 1;
  }

  /** Whether that is the picture that can be magnified. */
  isPicture(target: EventTarget | null): boolean {
    return target !== null && target === this.#picture;
  }

  /** Another picture is on show, or none. */
  show(picture: HTMLElement | null): void {
    this.#zoom = fitted;
    this.#picture = picture;
    this.#notify();
  }

  /** Magnifies around a point, or shows the whole again. */
  toggle(at?: ClientPoint): void {
    this.#set((frame) => zoomAt(this.#zoom, this.#fromMiddle(at), frame));
  }

  magnify(factor: number, at?: ClientPoint): void {
    this.#set((frame) => zoomBy(this.#zoom, factor, this.#fromMiddle(at), frame));
  }

  pan(by: Point): void {
    if (this.isZoomed) this.#set((frame) => panBy(this.#zoom, by, frame));
  }

  /** Brings what is under the pointer into the middle: a way to look around without dragging (WCAG 2.5.7). */
  centre(at: ClientPoint): void {
    const { x, y } = this.#fromMiddle(at);
    this.pan({ x: -x, y: -y });
  }

  /** A share of what can be seen, in either direction. */
  panByShare({ x, y }: Point): void {
    const { clientWidth, clientHeight } = this.#place;
    this.pan({ x: x * clientWidth, y: y * clientHeight });
  }

  reset(): void {
    this.#set(() => fitted);
  }

  /** The window has another size. */
  fit(): void {
    if (this.isZoomed) this.#set((frame) => keepInside(this.#zoom, frame));
  }

  /** While a finger or the mouse holds it, the picture follows at once. */
  hold(isHeld: boolean): void {
    this.#picture?.classList.toggle('moving', isHeld);
  }

  /** Calls at every change between the whole and a part; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(next: (frame: Frame) => Zoom): void {
    const frame = this.#frame();
    if (!this.#picture || !frame) return;
    const wasZoomed = this.isZoomed;
    this.#zoom = next(frame);
    const { scale, x, y } = this.#zoom;
    this.#picture.style.scale = this.isZoomed ? String(scale) : '';
    this.#picture.style.translate = this.isZoomed ? `${x}px ${y}px` : '';
    this.#picture.classList.toggle('zoomed', this.isZoomed);
    if (wasZoomed !== this.isZoomed) this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #frame(): Frame | null {
    if (!this.#picture) return null;
    const { clientWidth: width, clientHeight: height } = this.#place;
    const { offsetWidth, offsetHeight } = this.#picture;
    return { box: { width, height }, picture: { width: offsetWidth, height: offsetHeight } };
  }

  #fromMiddle(at: ClientPoint | undefined): Point {
    if (!at) return middle;
    const { left, top, width, height } = this.#place.getBoundingClientRect();
    return { x: at.clientX - left - width / 2, y: at.clientY - top - height / 2 };
  }
}
