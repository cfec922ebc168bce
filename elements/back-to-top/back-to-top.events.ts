import { FactEvent } from '../../shared/events/suite-event.js';

/** Fired when the page is at its top and the focus is there. */
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
