import { FactEvent } from '../events/suite-event.js';
import type { ConsentCategory } from './parse-consent.model.js';
import { noServices, type ServiceChoice } from './service-choice.model.js';

export interface ConsentChange {
  readonly accepted: readonly ConsentCategory[];
  /** Services whose answer differs from the one to their category. */
  readonly services: ServiceChoice;
  /** True if the visitor had made no choice before. */
  readonly isFirst: boolean;
  readonly revision: number;
}

/** Detail of a choice about categories alone, or about services too. */
type ChangeInit = Omit<ConsentChange, 'services'> & Partial<Pick<ConsentChange, 'services'>>;

/** Fired on the document after the visitor's choice has changed. */
export class CookieConsentChangedEvent extends FactEvent<ConsentChange> {
  constructor(detail: ChangeInit) {
    super('cookie-consent-changed', { services: noServices, ...detail });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cookie-consent-changed': CookieConsentChangedEvent;
  }
}
