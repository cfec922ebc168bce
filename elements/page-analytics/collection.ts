import { ignore, listenFor, type LatePart } from './late-parts.dom.js';
import { watchLinks } from './links/links.dom.js';
import { PageAnalyticsEvent } from './page-analytics.events.js';
import type { CollectionParts, Sink, Tracking } from './page-analytics.host.js';
import { watchEngagement } from './page-views/engagement.dom.js';
import { tellSearch, watchPageViews } from './page-views/page-views.dom.js';
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

/** Counts what happens in a page while the visitor agrees. */
export class Collection {
  readonly #parts: CollectionParts;
  readonly #life = new AbortController();
  /** Loaded as a chunk of its own. Events that happen before wait for it. */
  readonly #sink: Promise<Sink> | undefined;

  constructor(parts: CollectionParts) {
    this.#parts = parts;
    if (parts.words.some((word) => word !== 'event')) {
      this.#sink = import('./sinks/sinks.js').then(({ start }) => start(parts));
      this.#sink.catch(this.#report);
    }
    this.#watch({ clock: parts.clock, signal: this.#life.signal, track: this.#track });
  }

  stop(): void {
    this.#life.abort();
    this.#withSink((sink) => sink.stop());
  }

  #watch(tracking: Tracking): void {
    const { host, held } = this.#parts;
    const { signal, track } = tracking;
    watchPageViews(tracking);
    tellSearch(tracking, host.searchParams);
    watchScrollDepth(tracking, this.#report);
    watchEngagement(tracking);
    watchLinks(tracking, held);
    for (const part of [forms, media]) listenFor(part, tracking, this.#report);
    document.addEventListener('whatsapp-link-followed', () => track('whatsapp_click', {}), { signal });
  }

  #withSink(task: (sink: Sink) => void): void {
    this.#sink?.then(task, ignore);
  }

  /** Reports a part that fails to load. The other parts keep working. */
  readonly #report = (error: unknown): void => this.#parts.host.report(error, 'part');

  readonly #track: Tracking['track'] = (name, params) => {
    const { host, isAllowed } = this.#parts;
    const { signal } = this.#life;
    if (signal.aborted || !isAllowed()) return;
    const clean = cleanParams(params, host.privacy === 'strict');
    host.dispatchEvent(new PageAnalyticsEvent({ name, params: clean }));
    this.#withSink((sink) => {
      if (!signal.aborted) sink.send(name, clean);
    });
  };
}
