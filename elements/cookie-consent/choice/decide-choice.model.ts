import type { ConsentCategory } from '../../../shared/consent/parse-consent.model.js';
import { offeredOf } from './categories.model.js';

/** A choice as the cookie holds it. */
export interface StoredChoice {
  readonly revision: number;
  readonly givenAtSeconds: number;
  readonly id: string;
  readonly accepted: readonly ConsentCategory[];
}

/** What is known when a page opens. */
export interface ChoiceFacts {
  readonly stored: StoredChoice | null;
  /** The old component's `cookieconsent_status`; '' for none. */
  readonly legacyStatus: string;
  /** Whether the browser says Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
  readonly nowSeconds: number;
  /** The revision that the page asks consent for. */
  readonly revision: number;
  readonly offered: readonly ConsentCategory[];
}

/** What that means. */
export interface ChoiceDecision {
  /** What is accepted; null where the visitor has not chosen. */
  readonly accepted: readonly ConsentCategory[] | null;
  /** Whether the banner asks. A privacy signal is a refusal that it does not argue with. */
  readonly isAsking: boolean;
  /** What becomes of the cookie. */
  readonly cookie: 'keep' | 'write' | 'delete';
  /** When the choice was made. */
  readonly givenAtSeconds: number;
}

const daySeconds = 24 * 60 * 60;
/** A choice is asked for again after 24 months at the latest. */
export const mostDays = 730;

/** What the visitor has chosen, by the cookie, the old component's cookie and the browser's privacy signal. */
export function decideChoice(facts: ChoiceFacts): ChoiceDecision {
  const { stored, revision, nowSeconds, hasPrivacySignal } = facts;
  if (stored && stored.revision >= revision && nowSeconds - stored.givenAtSeconds <= mostDays * daySeconds)
    return remembered(stored, facts);
  const legacy = legacyChoice(facts);
  if (legacy) return { accepted: legacy, isAsking: false, cookie: 'write', givenAtSeconds: nowSeconds };
  return {
    accepted: null,
    isAsking: !hasPrivacySignal,
    cookie: stored ? 'delete' : 'keep',
    givenAtSeconds: nowSeconds,
  };
}

/** A category that nobody offers was not accepted here; a time to come was written by a clock that was wrong. */
function remembered(stored: StoredChoice, { offered, nowSeconds }: ChoiceFacts): ChoiceDecision {
  const accepted = offeredOf(stored.accepted, offered);
  const isForged = stored.accepted.some((id) => !accepted.includes(id));
  const isLater = stored.givenAtSeconds > nowSeconds + daySeconds;
  return {
    accepted,
    isAsking: false,
    cookie: isForged || isLater ? 'write' : 'keep',
    givenAtSeconds: isLater ? nowSeconds : stored.givenAtSeconds,
  };
}

/**
 * `allow` was said to the first revision of this site's policy, and never to marketing; `deny` holds for every
 * revision; `dismiss` is no answer. A choice of ours that is too old was asked later than the old one.
 */
function legacyChoice({
  stored,
  legacyStatus,
  revision,
  offered,
}: ChoiceFacts): readonly ConsentCategory[] | null {
  if (stored) return null;
  if (legacyStatus === 'deny') return ['necessary'];
  if (legacyStatus !== 'allow' || revision > 0) return null;
  return offered.filter((id) => id !== 'marketing');
}
