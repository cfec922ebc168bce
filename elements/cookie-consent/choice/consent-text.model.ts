import { daySeconds, type Consent } from '../../../shared/consent/parse-consent.model.js';

/** Formats a choice as the value of the cookie. */
export function formatConsent(choice: Consent, nowSeconds: number): string {
  const { revision, id, accepted } = choice;
  return ['1', revision, stampOf(choice, nowSeconds), id, accepted.join(',')].join('.');
}

/** Returns the time of a choice in seconds since 1970, at least 0. */
export function stampOf({ days }: Pick<Consent, 'days'>, nowSeconds: number): number {
  return Math.max(0, Math.round(nowSeconds - days * daySeconds));
}
