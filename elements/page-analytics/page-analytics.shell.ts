import { choiceAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { PageAnalyticsHost } from './page-analytics.host.js';

/**
 * @summary Sends what visitors do to analytics services, with the names of Google Analytics, after they have consented.
 * @tag page-analytics
 *
 * @attr {string} [sink=event] - Receivers of the events, separated by spaces: `dataLayer`, `gtag`, `event` (only the DOM
 *   event, which is always dispatched), and URLs of collectors, which receive batches.
 * @attr {string} [consent-category=statistics] - Category that the visitor must have accepted; `necessary` needs no
 *   consent.
 * @attr {string} [search-params=q s search query keyword] - Query parameters with a search term; the first value counts.
 * @attr {number} [session-minutes=30] - Minutes without an event after which a new session starts, from 5 to 475.
 * @attr {"" | "strict" | "aggregate"} privacy - With `strict` only the visitor's own consent counts, nothing is stored, and
 *   events have no titles, queries, names and texts. With `aggregate` page views, sent forms and the kind of followed
 *   links are counted without consent, without cookie, identifier and full address, at addresses of this site alone.
 *
 * @event {PageAnalyticsEvent} page-analytics-event - An event was tracked. The detail is the same as for the sinks. Not
 *   dispatched with `privacy="aggregate"`.
 */
export class PageAnalyticsElement extends ShellElement<ShellCore> implements PageAnalyticsHost {
  static override readonly options = {
    sink: textAttribute('sink', 'event'),
    consentCategory: textAttribute('consent-category', 'statistics'),
    searchParams: textAttribute('search-params', 'q s search query keyword'),
    sessionMinutes: numberAttribute('session-minutes', 30, { min: 5, max: 475 }),
    privacy: choiceAttribute('privacy', ['', 'strict', 'aggregate'], ''),
  };

  declare sink: string;
  declare consentCategory: string;
  declare searchParams: string;
  declare sessionMinutes: number;
  declare privacy: '' | 'strict' | 'aggregate';
}
