import type { ConsentCategory } from './parse-consent.model.js';
import type { ListedService } from './services.model.js';
import type { ServiceChoice } from './service-choice.model.js';

/** Visitor's answers about categories and services. */
export interface Answers {
  readonly accepted: readonly ConsentCategory[];
  readonly services: ServiceChoice;
}

/** Content that waits for consent: its category, and its service if the author lists one. */
export interface ConsentNeed {
  readonly category: string;
  /** Id of the service; '' for content of no listed service. */
  readonly service: string;
}

/**
 * Returns true if the answers allow some content. The answer to a service counts before the one to its category. A
 * service that is both allowed and refused is refused.
 */
export function isAllowed({ accepted, services }: Answers, { category, service }: ConsentNeed): boolean {
  if (category === 'necessary') return true;
  if (services.refused.includes(service)) return false;
  return services.allowed.includes(service) || accepted.some((one) => one === category);
}

/**
 * Returns answers without those about services that only repeat the answer to their category. An answer about a service
 * that this page does not list stays: another page of the site may list it.
 *
 * @param listed - Services of the page.
 */
export function simplifyAnswers({ accepted, services }: Answers, listed: readonly ListedService[]): Answers {
  const exceptions = (ids: readonly string[], isOfAccepted: boolean) =>
    [...new Set(ids)].filter((id) => {
      const category = listed.find((one) => one.id === id)?.category;
      return !category || (category !== 'necessary' && accepted.includes(category) === isOfAccepted);
    });
  const refused = exceptions(services.refused, true);
  const allowed = exceptions(services.allowed, false).filter((id) => !refused.includes(id));
  return { accepted, services: { allowed, refused } };
}
