import type { Params } from '../privacy/clean-params.model.js';
import { redact } from '../privacy/redact.model.js';

/** Event of a statistic that needs no consent. It has no time, no identifier and no text of the page. */
export interface AggregateEvent {
  readonly name: 'page_view' | 'form_submit' | 'click';
  /** Path of the page, without query and fragment. */
  readonly path: string;
  /** Host of another site from which the page was opened. */
  readonly referrer?: string;
  readonly kind?: LinkKind;
}

/** Kind of a followed link. */
export type LinkKind = 'outbound' | 'phone' | 'mail';

/** Page in which an event happens. */
export interface AggregatePage {
  readonly hostname: string;
  readonly pathname: string;
}

/** Longest path, in characters. */
const longestPath = 200;

/**
 * Reduces an event of the tracker to what needs no consent; null for an event that is not counted.
 *
 * @param name - Name of the event as in Google Analytics.
 * @param params - Its parameters, of which only the kind of a link is read.
 * @param referrer - Host of the page's referrer; '' for none.
 */
export function aggregateEvent(
  name: string,
  params: Params,
  { hostname, pathname }: AggregatePage,
  referrer: string,
): AggregateEvent | null {
  const path = redact(pathname).slice(0, longestPath);
  if (name === 'page_view')
    return referrer && referrer !== hostname ? { name, path, referrer } : { name, path };
  if (name === 'form_submit') return { name, path };
  const kind = name === 'click' ? kindOf(params['kind'] ?? 'outbound') : null;
  return kind && { name: 'click', path, kind };
}

function kindOf(found: unknown): LinkKind | null {
  return (['outbound', 'phone', 'mail'] as const).find((one) => one === found) ?? null;
}

/** Facts that decide whether an event may be sent. */
export interface ObjectionFacts {
  /** True if the browser sends Global Privacy Control or "Do Not Track". */
  readonly hasPrivacySignal: boolean;
  /** True if the visitor has answered, and the answer is valid. */
  readonly hasAnswered: boolean;
  /** True if the answer accepts the category of the tag. */
  readonly isAccepted: boolean;
}

/** Returns true if the visitor objects: by a signal of the browser, or by an answer that rejects the category. */
export function objects({ hasPrivacySignal, hasAnswered, isAccepted }: ObjectionFacts): boolean {
  return hasPrivacySignal || (hasAnswered && !isAccepted);
}
