import {
  isCurrent,
  type Consent,
  type ConsentCategory,
  type ConsentTerms,
} from '../../../shared/consent/parse-consent.model.js';
import { offeredOf } from './categories.model.js';

/** Facts that are known when a page opens. */
export interface ChoiceFacts {
  /** The choice that the cookies hold, however old. */
  readonly stored: Consent | undefined;
  /** The old component's `cookieconsent_status`; '' for none. */
  readonly legacyStatus: string;
  /** True if the browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
  /** The terms of the page. */
  readonly terms: ConsentTerms;
  readonly offered: readonly ConsentCategory[];
}

/** Decision about these facts. */
export interface ChoiceDecision {
  /** The accepted categories; null if the visitor has not chosen. */
  readonly accepted: readonly ConsentCategory[] | null;
  /** True if the banner opens. A privacy signal counts as a refusal: the banner stays closed. */
  readonly isAsking: boolean;
  /** Change of the cookie. */
  readonly cookie: 'keep' | 'write' | 'delete';
}

/** Decides what the visitor has chosen, by the cookie, the old component's cookie and the browser's privacy signal. */
export function decideChoice(facts: ChoiceFacts): ChoiceDecision {
  const { stored, terms, offered, hasPrivacySignal } = facts;
  if (stored && isCurrent(stored, terms)) {
    const accepted = offeredOf(stored.accepted, offered);
    // A category that nobody offers was not accepted here.
    const isForged = stored.accepted.some((id) => !accepted.includes(id));
    return { accepted, isAsking: false, cookie: isForged ? 'write' : 'keep' };
  }
  const legacy = legacyChoice(facts);
  if (legacy) return { accepted: legacy, isAsking: false, cookie: 'write' };
  // An answer to an older policy keeps its name for the next one.
  const isTooOld = stored !== undefined && stored.days > terms.days;
  return { accepted: null, isAsking: !hasPrivacySignal, cookie: isTooOld ? 'delete' : 'keep' };
}

/**
 * `allow` was said to the first revision of this site's policy, and never to marketing; `deny` holds for every
 * revision; `dismiss` is no answer. A choice of ours that is too old was asked later than the old one.
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
