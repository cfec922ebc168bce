import { FactEvent, RequestEvent, type RequestDetail } from '../events/suite-event.js';
import type { ConsentCategory } from './parse-consent.model.js';

export interface ConsentChange {
  readonly accepted: readonly ConsentCategory[];
  /** Whether the visitor had not chosen before. */
  readonly isFirst: boolean;
  readonly revision: number;
}

/** Says that the visitor's choice is another one now. */
export class CookieConsentChangedEvent extends FactEvent<ConsentChange> {
  constructor(detail: ConsentChange) {
    super('cookie-consent-changed', detail);
  }
}

export interface ConsentGrant extends RequestDetail {
  readonly categories: readonly ConsentCategory[];
}

/** Asks the consent layer to accept categories for good, because the visitor pressed "always allow". */
export class CookieConsentGrantRequestEvent extends RequestEvent<ConsentGrant> {
  constructor(detail: ConsentGrant) {
    super('cookie-consent-grant-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cookie-consent-changed': CookieConsentChangedEvent;
    'cookie-consent-grant-request': CookieConsentGrantRequestEvent;
  }
}
