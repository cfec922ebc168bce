import { RequestEvent } from '../../shared/events/suite-event.js';

/** Request to show the banner of the consent layer again. */
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
