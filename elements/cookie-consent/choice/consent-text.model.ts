import { daySeconds, type Consent } from '../../../shared/consent/parse-consent.model.js';

/** Returns the text of the cookie for a choice. */
export function formatConsent(choice: Consent, nowSeconds: number): string {
  const { revision, id, accepted } = choice;
  return ['1', revision, stampOf(choice, nowSeconds), id, accepted.join(',')].join('.');
}

/** Returns the time of a choice, in whole seconds since 1970. A clock that is before that is not written. */
export function stampOf({ days }: Pick<Consent, 'days'>, nowSeconds: number): number {
  return Math.max(0, Math.round(nowSeconds - days * daySeconds));
}
