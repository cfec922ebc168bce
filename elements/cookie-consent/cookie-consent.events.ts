import { RequestEvent } from '../../shared/events/suite-event.js';

/** Asks the consent layer to show its banner again. */
export class CookieConsentShowRequestEvent extends RequestEvent<null> {
  constructor() {
    super('cookie-consent-show-request', null);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cookie-consent-show-request': CookieConsentShowRequestEvent;
  }
}
