import type { CollectionContext, Sink } from '../page-analytics.host.js';
import type { CleanParams } from '../privacy/clean-params.model.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import { addToBatch, bodyOf, emptyBatch } from './batch.model.js';
import { readVisit, writeVisit } from './visit-cookie.dom.js';
import { continueVisit, fullAllowance, spend, type Visit } from './visit.model.js';

/** Time in milliseconds that an event waits for others. */
const waitMs = 1000;

/** Sends events to the collectors in batches, and the rest when the page is hidden or unloaded. */
export class Batches implements Sink {
  readonly #context: CollectionContext;
  readonly #addresses: readonly string[];
  readonly #document: SafeDocument;
  readonly #life = new AbortController();
  readonly #keepsVisit: boolean;
  #batch = emptyBatch;
  #allowance = fullAllowance;
  #visit: Visit | null = null;
  #stopWaiting: (() => void) | undefined;

  constructor(context: CollectionContext, addresses: readonly string[]) {
    this.#context = context;
    this.#addresses = addresses;
    this.#document = documentOf(context.host);
    this.#keepsVisit = context.host.privacy !== 'strict';
    const { signal } = this.#life;
    const window = this.#document.defaultView as Window;
    window.addEventListener('pagehide', this.#flush, { signal });
    this.#document.addEventListener('visibilitychange', this.#flushIfHidden, { signal });
  }

  send(name: string, params: CleanParams, at = this.#context.clock.now()): void {
    const session = this.#spend(at);
    if (session === null) return;
    const { batch, full } = addToBatch(this.#batch, { name, at, session, params });
    this.#batch = batch;
    for (const one of full) this.#post(bodyOf(one));
    if (this.#isHidden) this.#flush();
    else this.#stopWaiting ??= this.#context.clock.after(waitMs, this.#flush);
  }

  stop(): void {
    this.#life.abort();
    this.#stopWaiting?.();
    this.#batch = emptyBatch;
    if (this.#keepsVisit && !this.#context.isAllowed()) writeVisit(this.#document, null);
  }

  get #isHidden(): boolean {
    return this.#document.visibilityState === 'hidden';
  }

  readonly #flushIfHidden = (): void => {
    if (this.#isHidden) this.#flush();
  };

  readonly #flush = (): void => {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    const { events } = this.#batch;
    const body = bodyOf(this.#batch);
    this.#batch = emptyBatch;
    if (events.length > 0 && this.#context.isAllowed()) this.#post(body);
  };

  /** Returns the session of an event that may be sent; null above the limits, which other pages of the site share. */
  #spend(nowMs: number): string | null {
    const known = (this.#keepsVisit ? readVisit(this.#document) : null) ?? this.#visit;
    const minutes = this.#context.host.sessionMinutes;
    const visit = continueVisit(known, { nowMs, minutes, id: randomId() });
    const spent = spend(visit, this.#allowance);
    if (!spent) return null;
    this.#visit = spent.visit;
    this.#allowance = spent.allowance;
    if (this.#keepsVisit) writeVisit(this.#document, spent.visit);
    return spent.visit.session;
  }

  #post(body: string): void {
    const { host } = this.#context;
    for (const address of this.#addresses) post(new URL(address, host.baseURI), body);
  }
}

/** Sends a body. Failures are ignored. */
function post(url: URL, body: string): void {
  const type = 'application/json';
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(url, new Blob([body], { type }));
    return;
  }
  // `keepalive` lets the request outlive the page. The collector gets no cookies.
  const options: RequestInit = { method: 'POST', keepalive: true, credentials: 'omit' };
  fetch(url, { ...options, headers: { 'Content-Type': type }, body }).catch(() => undefined);
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
