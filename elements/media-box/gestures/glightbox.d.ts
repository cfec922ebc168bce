/** What we use of glightbox's touch gestures; the package brings no types for them. */
declare module 'glightbox/src/js/core/touch-events.js' {
  /** How far two fingers are apart, as a multiple of where they began. */
  export interface PinchEvent extends TouchEvent {
    readonly zoom: number;
  }

  /** How far one finger has moved since the last time. */
  export interface PressMoveEvent extends TouchEvent {
    readonly deltaX: number;
    readonly deltaY: number;
  }

  export interface TouchHandlers {
    readonly touchStart?: (event: TouchEvent) => void;
    readonly touchEnd?: (event: TouchEvent) => void;
    readonly touchCancel?: (event: TouchEvent) => void;
    readonly multipointStart?: (event: TouchEvent) => void;
    readonly pinch?: (event: PinchEvent) => void;
    readonly pressMove?: (event: PressMoveEvent) => void;
    readonly swipe?: (event: TouchEvent) => void;
    readonly doubleTap?: (event: TouchEvent) => void;
  }

  /** Listens from the start until `destroy()`. */
  class TouchEvents {
    constructor(element: HTMLElement, handlers: TouchHandlers);
    start(event: TouchEvent): void;
    move(event: TouchEvent): void;
    end(event: TouchEvent): void;
    _cancelSingleTap(): void;
    destroy(): null;
  }
  // Not our choice of an export.
  // eslint-disable-next-line import-x/no-default-export
  export default TouchEvents;
}
