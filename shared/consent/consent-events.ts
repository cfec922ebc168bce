import { FactEvent, RequestEvent, type RequestDetail } from '../events/suite-event.js';
import type { ConsentCategory } from './parse-consent.model.js';

export interface ConsentChange {
  readonly accepted: readonly ConsentCategory[];
  /** True if the visitor had made no choice before. */
  readonly isFirst: boolean;
  readonly revision: number;
}

/** Fired on the document after the visitor's choice has changed. */
export class CookieConsentChangedEvent extends FactEvent<ConsentChange> {
  constructor(detail: ConsentChange) {
    super('cookie-consent-changed', detail);
  }
}

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
    'cookie-consent-changed': CookieConsentChangedEvent;
    'cookie-consent-grant-request': CookieConsentGrantRequestEvent;
  }
}
