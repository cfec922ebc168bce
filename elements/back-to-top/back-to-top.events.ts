import { FactEvent } from '../../shared/events/suite-event.js';

/** Fired when the page has been scrolled to its top and the focus has moved to it. */
export class BackToTopReachedEvent extends FactEvent<null> {
  constructor() {
    super('back-to-top-reached', null);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'back-to-top-reached': BackToTopReachedEvent;
  }
}
