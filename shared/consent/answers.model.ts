import type { ConsentCategory } from './parse-consent.model.js';
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
