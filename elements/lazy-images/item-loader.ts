import { createUndoLog } from '../../shared/dom/undo-log.js';
import { lostFile } from '../../shared/element/file-error.js';
import { RepeatLimit } from '../../shared/element/repeat-limit.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { ItemClasses } from './item-classes.model.js';
import { reserveSpace } from './items.dom.js';
import { LazyImagesLoadedEvent } from './lazy-images.events.js';
import type { LazyImagesHost } from './lazy-images.host.js';
import { loadItem, showFallback } from './load-item.dom.js';
import { keepSizes } from './sizes.dom.js';

/** Time in milliseconds after which a running load no longer delays others. */
const timeoutMs = 2500;

/** Called when an item has ended or has timed out, so that others can start. */
export type Release = (item: HTMLElement) => void;

/** Loader of items. It sets their classes. */
export class ItemLoader {
  readonly #host: LazyImagesHost;
  readonly #classes: ItemClasses;
  readonly #release: Release;
  readonly #writeSizes: (image: HTMLElement) => void;
  readonly #ending = new AbortController();
  readonly #running = new Map<HTMLElement, AbortController>();
  readonly #space = createUndoLog();
  /** Observes items that have loaded: a morph makes them wait again, and they load again at once. */
  readonly #loaded = new MutationObserver((records) => this.#startAgain(records));
  readonly #limit: RepeatLimit;

  constructor(host: LazyImagesHost, classes: ItemClasses, release: Release) {
    this.#host = host;
    this.#classes = classes;
    this.#release = release;
    this.#limit = new RepeatLimit(host);
    this.#writeSizes = keepSizes(documentOf(host).defaultView as Window, this.#ending.signal);
  }

  /** Reserves the space of an image that waits. */
  reserve(item: HTMLElement): void {
    reserveSpace(item, this.#space);
  }

  start(item: HTMLElement): void {
    const { lazyClass, loadingClass } = this.#classes;
    // Another tag of the page may have started it.
    if (!item.classList.replace(lazyClass, loadingClass)) return this.#release(item);
    this.#running.get(item)?.abort();
    const loading = new AbortController();
    const timer = setTimeout(() => this.#release(item), timeoutMs);
    loading.signal.addEventListener('abort', () => clearTimeout(timer));
    this.#running.set(item, loading);
    this.#guarded(item, () => this.#load(item, loading.signal));
  }

  /** Stops an item, which can be found and loaded again. */
  drop(item: HTMLElement): void {
    const { lazyClass, loadingClass } = this.#classes;
    this.#running.get(item)?.abort();
    if (this.#running.delete(item)) item.classList.replace(loadingClass, lazyClass);
    this.#space.restore(item);
  }

  /** Stops all items. */
  stop(): void {
    this.#ending.abort();
    this.#loaded.disconnect();
    for (const item of [...this.#running.keys()]) this.drop(item);
    this.#space.restoreAll();
  }

  #startAgain(records: readonly MutationRecord[]): void {
    const items = new Set(records.map(({ target }) => target as HTMLElement));
    const waiting = [...items].filter(
      (item) => item.isConnected && item.classList.contains(this.#classes.lazyClass),
    );
    if (waiting.length > 0 && this.#limit.allowNext()) for (const item of waiting) this.start(item);
  }

  #load(item: HTMLElement, signal: AbortSignal): void {
    this.#writeSizes(item);
    loadItem(item, signal, (address) => {
      if (address !== undefined) return this.#fail(item, address);
      this.#end(item, this.#classes.loadedClass);
      this.#loaded.observe(item, { attributeFilter: ['class'] });
      this.#space.restore(item);
      item.dispatchEvent(new LazyImagesLoadedEvent());
    });
  }

  /** Handles a failed item. */
  #fail(item: HTMLElement, address: string): void {
    this.#end(item, this.#classes.errorClass);
    this.#guarded(item, () => showFallback(item));
    this.#host.report(lostFile(address.slice(0, 200), 'it did not load'));
  }

  #end(item: HTMLElement, endClass: string): void {
    this.#running.get(item)?.abort();
    this.#running.delete(item);
    item.classList.replace(this.#classes.loadingClass, endClass);
    this.#release(item);
  }

  #guarded(item: HTMLElement, task: () => void): void {
    try {
      task();
    } catch (error) {
      this.#host.report(error);
      if (this.#running.has(item)) this.#end(item, this.#classes.errorClass);
    }
  }
}
