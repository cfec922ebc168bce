import { FactEvent } from '../events/suite-event.js';
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

declare global {
  interface GlobalEventHandlersEventMap {
    'cookie-consent-changed': CookieConsentChangedEvent;
  }
}
