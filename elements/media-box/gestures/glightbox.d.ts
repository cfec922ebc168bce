/** Types of the part of glightbox's touch gestures that the viewer uses. The package ships no types for it. */
declare module 'glightbox/src/js/core/touch-events.js' {
  /** Distance between two fingers, as a multiple of the distance at the start. */
  export interface PinchEvent extends TouchEvent {
    readonly zoom: number;
  }

  /** Movement of one finger since the previous event. */
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

  /** Listens from construction until `destroy()`. */
  class TouchEvents {
    constructor(element: HTMLElement, handlers: TouchHandlers);
    start(event: TouchEvent): void;
    move(event: TouchEvent): void;
    end(event: TouchEvent): void;
    _cancelSingleTap(): void;
    destroy(): null;
  }
  // The package has a default export.
  // eslint-disable-next-line import-x/no-default-export
  export default TouchEvents;
}
