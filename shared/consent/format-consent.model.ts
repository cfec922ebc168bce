import { stampOf, type Consent } from './parse-consent.model.js';
import type { ServiceChoice } from './service-choice.model.js';

/** Formats a choice as the value of the cookie. */
export function formatConsent(choice: Consent, nowSeconds: number): string {
  const { revision, id, accepted, services } = choice;
  const seconds = stampOf(choice, nowSeconds);
  return ['1', revision, seconds, joinServices(id, seconds, services), accepted.join(',')].join('.');
}

/** Returns the segment that `splitServices` reads: the id alone if the choice is about categories alone. */
function joinServices(id: string, seconds: number, { allowed, refused }: ServiceChoice): string {
  const list = [...allowed, ...refused.map((one) => `-${one}`)];
  return list.length > 0 ? [id, seconds, ...list].join('_') : id;
}
