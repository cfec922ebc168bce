import { isPlainPress } from '../../../shared/dom/is-plain-press.js';
import { isOutbound } from '../links/link-kind.model.js';
import type { CollectionContext, Sink } from '../page-analytics.host.js';
import type { CleanParams } from '../privacy/clean-params.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { commandTag, dataLayerOf, isRead, removeUnread } from './data-layer.dom.js';

/** Longest delay of a navigation for a vendor's last event, in milliseconds. */
const leaveMs = 2000;

/**
 * Sends events to Google Tag Manager (`dataLayer`) and to Google's tag (`gtag`), and delays a navigation until they
 * have sent the last one.
 */
export class Vendors implements Sink {
  /** Navigates to a URL. */
  leaveTo = (address: string): void => this.#window.location.assign(address);
  readonly #context: CollectionContext;
  readonly #window: Window;
  readonly #life = new AbortController();
  /** Entries that no script has read yet. */
  readonly #pushed = new Set<unknown>();
  #leave: (() => void) | undefined;

  constructor(context: CollectionContext) {
    this.#context = context;
    this.#window = documentOf(context.host).defaultView as Window;
    // On the window, so that all other listeners have had the chance to prevent the click.
    this.#window.addEventListener('click', this.#hold, { signal: this.#life.signal });
  }

  send(name: string, params: CleanParams): void {
    const leave = name === 'click' ? this.#leave : undefined;
    if (this.#context.words.includes('dataLayer')) {
      this.#push({ event: name, ...params, ...(leave && { eventCallback: leave, eventTimeout: leaveMs }) });
    }
    if (this.#context.words.includes('gtag')) {
      const all = { ...params, ...(leave && { event_callback: leave, event_timeout: leaveMs }) };
      commandTag(this.#window, ['event', name, all], this.#push);
    }
  }

  stop(): void {
    this.#life.abort();
    removeUnread(dataLayerOf(this.#window), this.#pushed);
    this.#leave?.();
  }

  readonly #push = (entry: unknown): void => {
    const layer = dataLayerOf(this.#window);
    if (!isRead(layer)) this.#pushed.add(entry);
    layer.push(entry);
  };

  /**
   * Delays a navigation until the vendor's script has sent the event. If no script reads the queue, there is no
   * delay.
   */
  readonly #hold = (event: MouseEvent): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !isPlainPress(event) || !link || !this.#leavesBy(link)) return;
    if (!isRead(dataLayerOf(this.#window))) return;
    event.preventDefault();
    this.#context.held.add(event);
    const leave = () => {
      if (this.#leave === leave) this.leaveTo(link.href);
      this.#leave = undefined;
    };
    this.#leave = leave;
    this.#context.clock.after(leaveMs, leave);
  };

  /** Returns true if a script can navigate as the link would. */
  #leavesBy({ protocol, target, rel, hostname, download }: HTMLAnchorElement): boolean {
    const isHere = /^https?:$/.test(protocol) && /^(?:_self)?$/i.test(target) && !rel && !download;
    return isHere && isOutbound(hostname, this.#window.location.hostname);
  }
}
