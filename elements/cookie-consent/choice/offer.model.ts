import type { Answers } from '../../../shared/consent/answers.model.js';
import type { ConsentCategory } from '../../../shared/consent/parse-consent.model.js';
import { noServices } from '../../../shared/consent/service-choice.model.js';
import type { ListedService } from '../../../shared/consent/services.model.js';
import { offeredOf } from './categories.model.js';

/** Categories and services that a layer offers. */
export interface Offer {
  readonly offered: readonly ConsentCategory[];
  readonly listed: readonly ListedService[];
}

/** Returns the part of the answers that a layer offers. */
export function offeredAnswers({ accepted, services }: Answers, { offered, listed }: Offer): Answers {
  return simplifyAnswers({ accepted: offeredOf(accepted, offered), services }, listed);
}

/** Returns answers about all categories of a layer at once. */
export function answerAll({ offered }: Offer, isAccepted: boolean): Answers {
  return { accepted: isAccepted ? offered : [], services: noServices };
}

/**
 * Returns the answers after a grant request, in which a service is accepted without the rest of its category.
 *
 * @param detail - Detail of the event, of any shape.
 * @param before - Answers before the request.
 * @returns Null if the request names nothing, or something that the layer does not offer.
 */
export function grantWanted(detail: unknown, before: Answers, { offered, listed }: Offer): Answers | null {
  const { categories, services } = Object(detail) as Readonly<Record<string, unknown>>;
  const wanted = listOf(categories);
  const wantedServices = listOf(services);
  const isOffered = (id: unknown): id is ConsentCategory => offered.some((one) => one === id);
  const isListed = (id: unknown): id is string => listed.some((one) => one.id === id);
  if (wanted.length + wantedServices.length === 0) return null;
  if (!wanted.every(isOffered) || !wantedServices.every(isListed)) return null;
  const { allowed, refused } = before.services;
  return {
    accepted: [...before.accepted, ...wanted],
    services: {
      allowed: [...allowed, ...wantedServices],
      refused: refused.filter((id) => !wantedServices.includes(id)),
    },
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
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
