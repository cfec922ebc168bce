import type { Clock } from '../../../shared/dom/clock.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { watchForms } from '../forms/forms.js';
import { watchLinks } from '../links/links.dom.js';
import { whenOver } from '../links/when-over.dom.js';
import { listenToEvents } from '../listen-events.dom.js';
import type { PageAnalyticsHost, Tracking } from '../page-analytics.host.js';
import { watchPageViews } from '../page-views/page-views.dom.js';
import type { Params } from '../privacy/clean-params.model.js';
import { readSinks } from '../sinks/sink-words.model.js';
import { aggregateEvent } from './aggregate-event.model.js';
import { hasObjection } from './objection.dom.js';
import { isOwnAddress, postAggregate } from './post-aggregate.dom.js';

/** Most events of one page load. */
const mostEvents = 100;

/**
 * Counts page views, sent forms and followed links without consent: it reads and writes no storage but the answer of the
 * visitor, sends no identifier, and dispatches no event to other scripts of the page.
 *
 * @returns A function that stops.
 */
export function startAggregate(host: PageAnalyticsHost, clock: Clock): () => void {
  const life = new AbortController();
  const { signal } = life;
  const addresses = readSinks(host.sink).filter((word) => isOwnAddress(host, word));
  let sent = 0;

  function track(name: string, params: Params): void {
    const event = aggregateEvent(name, params, location, name === 'page_view' ? referrerOf(params) : '');
    if (!event || signal.aborted || sent >= mostEvents || hasObjection(host)) return;
    sent += 1;
    for (const address of addresses) postAggregate(new URL(address, host.baseURI), event);
  }

  const tracking: Tracking = { clock, signal, track };
  const start = () => {
    if (signal.aborted) return;
    watchPageViews(tracking);
    watchLinks(tracking, new WeakSet());
    watchContacts(tracking);
    watchForms(tracking);
  };
  // A prerendered document is not visible yet.
  if (Reflect.get(document, 'prerendering') === true)
    document.addEventListener('prerenderingchange', start, { signal, once: true });
  else start();
  return () => life.abort();
}

/** Returns the host of the referrer; '' for none. */
function referrerOf({ page_referrer: referrer }: Params): string {
  return typeof referrer === 'string' && URL.canParse(referrer) ? new URL(referrer).hostname : '';
}

/** Tracks links to a telephone and to an e-mail program, by their kind alone. */
function watchContacts(tracking: Tracking): void {
  for (const [kind, selector] of [
    ['phone', 'a[href^="tel:" i]'],
    ['mail', 'a[href^="mailto:" i]'],
  ] as const)
    listenToEvents(tracking, ['click'], selector, (event) =>
      whenOver(tracking, () => {
        if (!event.defaultPrevented) tracking.track('click', { kind });
      }),
    );
}
