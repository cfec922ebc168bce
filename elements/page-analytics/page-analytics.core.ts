import { createConsentGate, type ConsentGate } from '../../shared/consent/consent-gate.js';
import { browserClock, type Clock } from '../../shared/dom/clock.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { document } from '../../shared/dom/unclobbered.js';
import { startAggregate } from './aggregate/aggregate.js';
import { Collection } from './collection.js';
import type { PageAnalyticsHost } from './page-analytics.host.js';
import { reportDiagnostics } from './report-diagnostics.js';
import { readSinks } from './sinks/sink-words.model.js';

/**
 * Starts the core of a `<page-analytics>`. It tracks while the visitor consents, or with `privacy="aggregate"` unless the
 * visitor objects. A changed option restarts it.
 */
export function startCore(host: PageAnalyticsHost, clock: Clock = browserClock): ShellCore {
  let stop = start(host, clock);
  return {
    optionChanged() {
      stop();
      stop = start(host, clock);
    },
    stop: () => stop(),
  };
}

/** Starts the way of counting that the tag's `privacy` names. Returns a function that stops. */
function start(host: PageAnalyticsHost, clock: Clock): () => void {
  reportDiagnostics(host);
  // A second element in the page would count each event twice.
  if (document.querySelector(host.localName) !== host) return () => undefined;
  if (host.privacy === 'aggregate') return startAggregate(host, clock);
  const collecting = new ConsentedCollection(host, clock);
  return () => collecting.stop();
}

/** Starts and stops a collection by the visitor's consent. */
class ConsentedCollection {
  readonly #host: PageAnalyticsHost;
  readonly #clock: Clock;
  readonly #gate: ConsentGate;
  readonly #life = new AbortController();
  #collection: Collection | undefined;

  constructor(host: PageAnalyticsHost, clock: Clock) {
    this.#host = host;
    this.#clock = clock;
    const { consentCategory: category, privacy } = host;
    this.#gate = createConsentGate(host, { category, isStrict: privacy === 'strict' });
    const { signal } = this.#life;
    signal.addEventListener('abort', this.#gate.watch(this.#update));
    // A prerendered document is not visible yet.
    document.addEventListener('prerenderingchange', this.#update, { signal });
    this.#update();
  }

  stop(): void {
    this.#life.abort();
    this.#collection?.stop();
  }

  readonly #update = (): void => {
    const { prerendering } = document as { readonly prerendering?: boolean };
    const isOpen = this.#gate.isOpen && !prerendering;
    if (isOpen === Boolean(this.#collection)) return;
    this.#collection?.stop();
    this.#collection = isOpen ? this.#collect() : undefined;
  };

  #collect(): Collection {
    return new Collection({
      host: this.#host,
      clock: this.#clock,
      words: readSinks(this.#host.sink),
      held: new WeakSet(),
      isAllowed: () => {
        if (this.#gate.isOpen) return true;
        this.#update();
        return false;
      },
    });
  }
}
