import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { PageAnalyticsHost } from '../page-analytics.host.js';
import { isAddress } from '../sinks/sink-words.model.js';
import type { AggregateEvent } from './aggregate-event.model.js';

/** Returns true if a word of the attribute `sink` is an address of the page's own origin. */
export function isOwnAddress(host: PageAnalyticsHost, word: string): boolean {
  const { baseURI, location } = documentOf(host);
  return isAddress(word) && URL.canParse(word, baseURI) && new URL(word, baseURI).origin === location.origin;
}

/**
 * Sends an event without cookies and without the address of the page. A beacon would carry cookies, so a browser without
 * `keepalive` may lose the last event. Failures are ignored.
 */
export function postAggregate(url: URL, event: AggregateEvent): void {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
  }).catch(() => undefined);
}
