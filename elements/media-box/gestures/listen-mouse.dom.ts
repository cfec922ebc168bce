import type { PictureZoom } from '../media/picture-zoom.dom.js';
import { wheelFactor } from '../media/zoom.model.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';

/** Shortest movement that counts as a drag, in CSS pixels. */
const leastDrag = 4;

/**
 * Handles the mouse and the pen on the picture until the signal aborts: double click, wheel, drag, and a press that
 * pans.
 */
export function listenToMouse(content: HTMLElement, zoom: PictureZoom, signal: AbortSignal): void {
  new MouseGestures(content, zoom, signal);
}

class MouseGestures {
  readonly #content: HTMLElement;
  readonly #zoom: PictureZoom;
  #from: PointerEvent | undefined;
  #last: PointerEvent | undefined;
  #hasDragged = false;
  /** True for a touch, which has gestures of its own and dispatches mouse events too. */
  #isTouch = false;

  constructor(content: HTMLElement, zoom: PictureZoom, signal: AbortSignal) {
    this.#content = content;
    this.#zoom = zoom;
    const options = { signal };
    content.addEventListener('pointerdown', (event) => this.#down(event), options);
    content.addEventListener('pointermove', (event) => this.#move(event), options);
    content.addEventListener('pointerup', (event) => this.#up(event), options);
    content.addEventListener('pointercancel', () => this.#end(), options);
    content.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    content.addEventListener('dblclick', (event) => this.#doubleClick(event), options);
    content.addEventListener('wheel', (event) => this.#turn(event), { signal, passive: false });
  }

  #down(event: PointerEvent): void {
    this.#isTouch = event.pointerType === 'touch';
    this.#hasDragged = false;
    if (this.#isTouch || event.button !== 0) return;
    if (!this.#zoom.isZoomed || !this.#zoom.isPicture(event.target)) return;
    this.#from = this.#last = event;
  }

  #move(event: PointerEvent): void {
    const { pointerId, clientX, clientY } = event;
    if (!this.#from || !this.#last || this.#from.pointerId !== pointerId) return;
    const isFar = Math.hypot(clientX - this.#from.clientX, clientY - this.#from.clientY) >= leastDrag;
    if (!this.#hasDragged && !isFar) return;
    if (!this.#hasDragged) {
      this.#hasDragged = true;
      this.#zoom.hold(true);
      this.#capture(pointerId);
    }
    this.#zoom.pan({ x: clientX - this.#last.clientX, y: clientY - this.#last.clientY });
    this.#last = event;
  }

  /** Captures the pointer. A pointer that is already gone throws. */
  #capture(pointerId: number): void {
    try {
      this.#content.setPointerCapture(pointerId);
    } catch {
      // Without capture the picture follows while the pointer is over it.
    }
  }

  #up(event: PointerEvent): void {
    const isPress = this.#from !== undefined && !this.#hasDragged;
    this.#end();
    if (isPress) this.#zoom.centre(event);
  }

  #end(): void {
    this.#from = this.#last = undefined;
    this.#zoom.hold(false);
  }

  /** Stops the click at the end of a drag, which would count as a press beside the picture. */
  #click(event: MouseEvent): void {
    if (this.#hasDragged) event.stopPropagation();
    this.#hasDragged = false;
  }

  #doubleClick(event: MouseEvent): void {
    if (!this.#isTouch && this.#zoom.isPicture(event.target)) this.#zoom.toggle(event);
  }
  /** Zooms by the wheel, unless the content scrolls and the picture is not zoomed. */
  #turn(event: WheelEvent): void {
    if (!this.#zoom.isPicture(event.target) || event.deltaY === 0) return;
    if (!event.ctrlKey && !this.#zoom.isZoomed && this.#scrolls()) return;
    event.preventDefault();
    this.#zoom.magnify(wheelFactor(event), event);
  }

  #scrolls(): boolean {
    const places = [this.#content, this.#content.closest('dialog')];
    return places.some((place) => place && unclobbered(place).scrollHeight > unclobbered(place).clientHeight);
  }
}
