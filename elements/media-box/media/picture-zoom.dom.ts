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

/** Point in the window, in CSS pixels. */
export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** Zoom of the picture on show, for the button, keys, mouse and touch. */
export class PictureZoom {
  readonly #place: HTMLElement;
  readonly #listeners = new Set<() => void>();
  #picture: HTMLImageElement | null = null;
  /** Image with the natural size: the picture itself, or a copy of it. */
  #measured: HTMLImageElement | null = null;
  #zoom: Zoom = fitted;

  constructor(place: HTMLElement) {
    this.#place = place;
  }

  get isZoomed(): boolean {
    return this.#zoom.scale > 1;
  }

  /** Returns true if the target is the picture on show. */
  isPicture(target: EventTarget | null): boolean {
    return target !== null && target === this.#picture;
  }

  /** Takes another picture, or none, and resets the zoom. */
  show(picture: HTMLImageElement | null): void {
    this.#zoom = fitted;
    this.#picture = picture;
    this.#measured = picture && isVector(picture.src) ? copyOf(picture) : picture;
    this.#notify();
  }

  /** Zooms in around a point, or resets the zoom. */
  toggle(at?: ClientPoint): void {
    this.#set((frame) => zoomAt(this.#zoom, this.#fromMiddle(at), frame));
  }

  magnify(factor: number, at?: ClientPoint): void {
    this.#set((frame) => zoomBy(this.#zoom, factor, this.#fromMiddle(at), frame));
  }

  pan(by: Point): void {
    if (this.isZoomed) this.#set((frame) => panBy(this.#zoom, by, frame));
  }

  /** Centres the point under the pointer, which pans without dragging (WCAG 2.5.7). */
  centre(at: ClientPoint): void {
    const { x, y } = this.#fromMiddle(at);
    this.pan({ x: -x, y: -y });
  }

  /** Pans by a share of the visible area. */
  panByShare({ x, y }: Point): void {
    const { clientWidth, clientHeight } = this.#place;
    this.pan({ x: x * clientWidth, y: y * clientHeight });
  }

  reset(): void {
    this.#set(() => fitted);
  }

  /** Keeps the picture inside the area after a resize. */
  fit(): void {
    if (this.isZoomed) this.#set((frame) => keepInside(this.#zoom, frame));
  }

  /** Switches off transitions while a finger or the mouse holds the picture. */
  hold(isHeld: boolean): void {
    this.#picture?.classList.toggle('moving', isHeld);
  }

  /** Calls the listener when the picture becomes zoomed or whole. Returns a function that unsubscribes. */
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
    const measured = this.#measured?.naturalWidth ? this.#measured : this.#picture;
    const { naturalWidth, naturalHeight } = measured;
    // Unlike `offsetWidth` not rounded: a strip may be less than a pixel wide.
    const style = getComputedStyle(this.#picture);
    return {
      box: { width, height },
      picture: { width: parseFloat(style.width), height: parseFloat(style.height) },
      natural: { width: naturalWidth, height: naturalHeight },
    };
  }

  #fromMiddle(at: ClientPoint | undefined): Point {
    if (!at) return middle;
    const { left, top, width, height } = this.#place.getBoundingClientRect();
    return { x: at.clientX - left - width / 2, y: at.clientY - top - height / 2 };
  }
}

function isVector(address: string): boolean {
  return /\.svg(?:$|[?#])/i.test(address);
}

/** Returns a copy outside the page, where WebKit gives the natural size of an SVG, and not the size it is painted in. */
function copyOf({ src }: HTMLImageElement): HTMLImageElement {
  const copy = new Image();
  copy.src = src;
  return copy;
}
