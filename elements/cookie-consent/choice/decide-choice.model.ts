import {
  isCurrent,
  type Consent,
  type ConsentCategory,
  type ConsentTerms,
} from '../../../shared/consent/parse-consent.model.js';
import { noServices, type ServiceChoice } from '../../../shared/consent/service-choice.model.js';
import { offeredOf } from './categories.model.js';

/** Facts that decide about the choice when a page opens. */
export interface ChoiceFacts {
  /** Choice in the cookies, however old. */
  readonly stored: Consent | undefined;
  /** Value of the older component's `cookieconsent_status`; '' for none. */
  readonly legacyStatus: string;
  /** True if the browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
  /** Revision and days of the page. */
  readonly terms: ConsentTerms;
  readonly offered: readonly ConsentCategory[];
}

/** Decision about these facts. */
export interface ChoiceDecision {
  /** The accepted categories; null if the visitor has not chosen. */
  readonly accepted: readonly ConsentCategory[] | null;
  readonly services: ServiceChoice;
  /** True if the banner opens. A privacy signal counts as a refusal: the banner stays closed. */
  readonly isAsking: boolean;
  /** Change of the cookie. */
  readonly cookie: 'keep' | 'write' | 'delete';
}

/** Decides which choice is valid, by the cookie, the older component's cookie and the browser's privacy signal. */
export function decideChoice(facts: ChoiceFacts): ChoiceDecision {
  const { stored, terms, offered, hasPrivacySignal } = facts;
  if (stored && isCurrent(stored, terms)) {
    const accepted = offeredOf(stored.accepted, offered);
    // A category that is not offered was not accepted here.
    const isForged = stored.accepted.some((id) => !accepted.includes(id));
    return { accepted, services: stored.services, isAsking: false, cookie: isForged ? 'write' : 'keep' };
  }
  const legacy = legacyChoice(facts);
  const services = noServices;
  if (legacy) return { accepted: legacy, services, isAsking: false, cookie: 'write' };
  // The answer to an older revision keeps its id for the next answer.
  const isTooOld = (stored?.days ?? 0) > terms.days;
  return { accepted: null, services, isAsking: !hasPrivacySignal, cookie: isTooOld ? 'delete' : 'keep' };
}

/**
 * Returns the choice in the older component's cookie. `allow` is valid at revision 0, without marketing. `deny` is
 * valid at every revision. `dismiss` is no answer. A cookie of ours, even an expired one, is newer and has priority.
 */
function legacyChoice({
  stored,
  legacyStatus,
  terms: { revision },
  offered,
}: ChoiceFacts): readonly ConsentCategory[] | null {
  if (stored) return null;
  if (legacyStatus === 'deny') return ['necessary'];
  if (legacyStatus !== 'allow' || revision > 0) return null;
  return offered.filter((id) => id !== 'marketing');
}
