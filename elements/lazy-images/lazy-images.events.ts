import { FactEvent } from '../../shared/events/suite-event.js';

/** Fired on an image, frame or background after it has loaded. */
export class LazyImagesLoadedEvent extends FactEvent<null> {
  constructor() {
    super('lazy-images-loaded', null);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'lazy-images-loaded': LazyImagesLoadedEvent;
  }
}
