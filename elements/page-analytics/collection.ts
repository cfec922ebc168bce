import { document } from '../../shared/dom/unclobbered.js';
import { watchForms } from './forms/forms.js';
import { watchLinks } from './links/links.dom.js';
import { watchMedia } from './media/media.js';
import { PageAnalyticsEvent } from './page-analytics.events.js';
import type { CollectionContext, Sink, Tracking } from './page-analytics.host.js';
import { watchEngagement } from './page-views/engagement.dom.js';
import { trackSearch, watchPageViews } from './page-views/page-views.dom.js';
import { watchScrollDepth } from './page-views/scroll-depth.dom.js';
import { cleanParams } from './privacy/clean-params.model.js';
import { startSinks } from './sinks/sinks.js';

/** Collects the events of a page while the visitor consents. */
export class Collection {
  readonly #context: CollectionContext;
  readonly #life = new AbortController();
  readonly #sinks: Sink;

  constructor(context: CollectionContext) {
    this.#context = context;
    this.#sinks = startSinks(context);
    this.#watch({ clock: context.clock, signal: this.#life.signal, track: this.#track });
  }

  stop(): void {
    this.#life.abort();
    this.#sinks.stop();
  }

  #watch(tracking: Tracking): void {
    const { host, held } = this.#context;
    const { signal, track } = tracking;
    watchPageViews(tracking);
    trackSearch(tracking, host.searchParams);
    watchScrollDepth(tracking);
    watchEngagement(tracking);
    watchLinks(tracking, held);
    watchForms(tracking);
    watchMedia(tracking);
    document.addEventListener('whatsapp-link-followed', () => track('whatsapp_click', {}), { signal });
  }

  readonly #track: Tracking['track'] = (name, params) => {
    const { host, clock, isAllowed } = this.#context;
    if (this.#life.signal.aborted || !isAllowed()) return;
    const clean = cleanParams(params, host.privacy === 'strict');
    host.dispatchEvent(new PageAnalyticsEvent({ name, params: clean }));
    this.#sinks.send(name, clean, clock.now());
  };
}
