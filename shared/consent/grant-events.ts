import { RequestEvent, type RequestDetail } from '../events/suite-event.js';
import type { ConsentCategory } from './parse-consent.model.js';

export interface ConsentGrant extends RequestDetail {
  readonly categories: readonly ConsentCategory[];
  /** Ids of services that are accepted without the rest of their category. */
  readonly services: readonly string[];
}

/** Detail of a request for categories alone, or for services too. */
type GrantInit = Omit<ConsentGrant, 'services'> & Partial<Pick<ConsentGrant, 'services'>>;

/** Requests that the consent layer accept categories or services permanently. Dispatched after a press on "always allow". */
export class CookieConsentGrantRequestEvent extends RequestEvent<ConsentGrant> {
  constructor(detail: GrantInit) {
    super('cookie-consent-grant-request', { services: [], ...detail });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cookie-consent-grant-request': CookieConsentGrantRequestEvent;
  }
}
