import { lazyModule, type LazyModule } from '../../shared/element/lazy-module.js';
import { document } from '../../shared/dom/unclobbered.js';
import { listenFor, type LatePart } from './late-parts.dom.js';
import { watchLinks } from './links/links.dom.js';
import { PageAnalyticsEvent } from './page-analytics.events.js';
import type { CollectionParts, Sink, Tracking } from './page-analytics.host.js';
import { watchEngagement } from './page-views/engagement.dom.js';
import { trackSearch, watchPageViews } from './page-views/page-views.dom.js';
import { watchScrollDepth } from './page-views/scroll-depth.dom.js';
import { cleanParams } from './privacy/clean-params.model.js';

const forms: LatePart = {
  types: ['focusin', 'input', 'submit', 'rs-form-started', 'rs-form-submitted'],
  place: 'form, rs-form, [form]',
  load: () => import('./forms/forms.js'),
};

const media: LatePart = {
  types: ['play', 'media-box-opened', 'media-box-played'],
  place: '*',
  load: () => import('./media/media.js'),
};

/** Loads the chunk of the sinks. */
type LoadSinks = () => Promise<{ start(parts: CollectionParts): Sink }>;

/** Highest number of events that wait for the sinks. */
const mostWaiting = 200;

/** Collects the events of a page while the visitor consents. */
export class Collection {
  readonly #parts: CollectionParts;
  readonly #life = new AbortController();
  readonly #sinks: LazyModule<Sink>;
  #waiting: ((sinks: Sink) => void)[] = [];

  constructor(parts: CollectionParts, loadSinks: LoadSinks = () => import('./sinks/sinks.js')) {
    this.#parts = parts;
    this.#sinks = lazyModule(loadSinks, {
      start: ({ start }) => start(parts),
      stop: (sinks) => sinks.stop(),
      lost: this.#report,
    });
    this.#watch({ clock: parts.clock, signal: this.#life.signal, track: this.#track });
  }

  stop(): void {
    this.#life.abort();
    this.#waiting = [];
    this.#sinks.stop();
  }

  #watch(tracking: Tracking): void {
    const { host, held } = this.#parts;
    const { signal, track } = tracking;
    watchPageViews(tracking);
    trackSearch(tracking, host.searchParams);
    watchScrollDepth(tracking, this.#report);
    watchEngagement(tracking);
    watchLinks(tracking, held);
    for (const part of [forms, media]) listenFor(part, tracking, this.#report);
    document.addEventListener('whatsapp-link-followed', () => track('whatsapp_click', {}), { signal });
  }

  /**
   * Passes an event to the sinks. It waits for their chunk, which is requested again at the next event after a
   * failure.
   */
  #send(give: (sinks: Sink) => void): void {
    if (this.#parts.words.every((word) => word === 'event')) return;
    if (this.#waiting.length < mostWaiting) this.#waiting.push(give);
    void this.#sinks.load().then((sinks) => {
      if (sinks) for (const one of this.#waiting.splice(0)) one(sinks);
    });
  }

  /** Reports a part that failed to load. The other parts keep working. */
  readonly #report = (error: unknown): void => this.#parts.host.report(error, 'part');

  readonly #track: Tracking['track'] = (name, params) => {
    const { host, clock, isAllowed } = this.#parts;
    const { signal } = this.#life;
    if (signal.aborted || !isAllowed()) return;
    const clean = cleanParams(params, host.privacy === 'strict');
    host.dispatchEvent(new PageAnalyticsEvent({ name, params: clean }));
    const at = clock.now();
    this.#send((sinks) => sinks.send(name, clean, at));
  };
}
