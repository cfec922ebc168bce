import { loadItem, showFallback } from './adapters/load-item.js';
import { releaseSpace, reserveSpace } from './adapters/reserve-space.js';
import { keepSizes } from './adapters/write-sizes.js';
import { lazyLimits } from './contract/limits.js';
import { LazyImagesLoadedEvent } from './lazy-images.events.js';
import type { LazyNames } from './lazy-images.names.js';
import type { LazyImagesElement } from './lazy-images.shell.js';

/** What is loading now, with its classes. */
export interface Loads {
  /** Keeps the room of an image that waits. */
  reserve(item: HTMLElement): void;
  start(item: HTMLElement): void;
  /** Lets go of an item, which may be found again. */
  drop(item: HTMLElement): void;
  /** Lets go of all. */
  stop(): void;
}

/** Hears of an item that makes room for others: it has ended, or takes too long. */
export type Release = (item: HTMLElement) => void;

/** Keeps the loads of one session. */
export function createLoads(shell: LazyImagesElement, names: LazyNames, release: Release): Loads {
  const view = shell.ownerDocument.defaultView as Window;
  const ending = new AbortController();
  const writeSizes = keepSizes(view, ending.signal);
  const running = new Map<HTMLElement, AbortController>();
  const reserved = new Set<HTMLElement>();
  const told = new Set<string>();

  function end(item: HTMLElement, name: string): void {
    running.get(item)?.abort();
    running.delete(item);
    item.classList.replace(names.loadingClass, name);
    release(item);
  }

  function load(item: HTMLElement, signal: AbortSignal): void {
    writeSizes(item);
    loadItem(item, signal, (address) => {
      if (address !== undefined) return fail(item, address);
      end(item, names.loadedClass);
      free(item);
      item.dispatchEvent(new LazyImagesLoadedEvent());
    });
  }

  /** Many images of one broken address are told once. */
  function fail(item: HTMLElement, address: string): void {
    end(item, names.errorClass);
    guarded(item, () => showFallback(item));
    if (told.has(address)) return;
    told.add(address);
    shell.report(new Error(`Error in file: ${address.slice(0, 200)}. Error: it did not load`));
  }

  function guarded(item: HTMLElement, task: () => void): void {
    try {
      task();
    } catch (error) {
      shell.report(error);
      if (running.has(item)) end(item, names.errorClass);
    }
  }

  function drop(item: HTMLElement): void {
    running.get(item)?.abort();
    if (running.delete(item)) item.classList.replace(names.loadingClass, names.lazyClass);
    free(item);
  }

  function free(item: HTMLElement): void {
    if (reserved.delete(item)) releaseSpace(item);
  }

  return {
    reserve(item) {
      if (reserveSpace(item)) reserved.add(item);
    },
    start(item) {
      // Another tag of the page may have begun it.
      if (!item.classList.replace(names.lazyClass, names.loadingClass)) return release(item);
      running.get(item)?.abort();
      const loading = new AbortController();
      const patience = setTimeout(() => release(item), lazyLimits.patienceMs);
      loading.signal.addEventListener('abort', () => clearTimeout(patience));
      running.set(item, loading);
      guarded(item, () => load(item, loading.signal));
    },
    drop,
    stop() {
      ending.abort();
      for (const item of new Set([...running.keys(), ...reserved])) drop(item);
    },
  };
}
