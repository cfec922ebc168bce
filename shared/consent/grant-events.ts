import { RequestEvent, type RequestDetail } from '../events/suite-event.js';
import type { ConsentCategory } from './parse-consent.model.js';

export interface ConsentGrant extends RequestDetail {
  readonly categories: readonly ConsentCategory[];
}

/** Requests that the consent layer accept categories permanently. Dispatched after a press on "always allow". */
export class CookieConsentGrantRequestEvent extends RequestEvent<ConsentGrant> {
  constructor(detail: ConsentGrant) {
    super('cookie-consent-grant-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cookie-consent-grant-request': CookieConsentGrantRequestEvent;
  }
}
