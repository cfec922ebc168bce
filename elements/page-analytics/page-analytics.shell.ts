import { choiceAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { PageAnalyticsHost } from './page-analytics.host.js';

/**
 * @summary Counts what visitors do, by the names of Google Analytics, once they have agreed and not before.
 * @tag page-analytics
 *
 * @attr {string} [sink=event] - Where events go, separated by spaces: `dataLayer`, `gtag`, `event` (only the DOM event,
 *   which is always fired), and the address of a collector, which gets them in batches.
 * @attr {string} [consent-category=statistics] - The category that the visitor must have accepted; `necessary` asks nobody.
 * @attr {string} [search-params=q s search query keyword] - The parameters of an address that hold what was searched for;
 *   the first with a value counts.
 * @attr {number} [session-minutes=30] - After how many minutes without an event a session is another one, 5 to 475.
 * @attr {"" | "strict"} privacy - `strict`: only the visitor's own yes counts, nothing is stored, and events say neither
 *   titles, queries, names nor texts.
 *
 * @event {PageAnalyticsEvent} page-analytics-event - An event was counted; the detail is what the sinks are given.
 */
export class PageAnalyticsElement extends ShellElement<ShellCore> implements PageAnalyticsHost {
  static override readonly options = {
    sink: textAttribute('sink', 'event'),
    consentCategory: textAttribute('consent-category', 'statistics'),
    searchParams: textAttribute('search-params', 'q s search query keyword'),
    sessionMinutes: numberAttribute('session-minutes', 30, { min: 5, max: 475 }),
    privacy: choiceAttribute('privacy', ['', 'strict'], ''),
  };

  declare sink: string;
  declare consentCategory: string;
  declare searchParams: string;
  declare sessionMinutes: number;
  declare privacy: '' | 'strict';
}
