import type { ShellCore } from '../../shared/element/shell-element.js';
import { createStore } from '../../shared/store/create-store.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import type { ItemClasses } from './item-classes.model.js';
import { ItemLoader } from './item-loader.js';
import { findItems, readClasses } from './items.dom.js';
import type { LazyImagesHost } from './lazy-images.host.js';
import { initialQueue, stepQueue, type QueueEffect } from './queue.model.js';
import { expandOf, marginOf, nearnessOf, reachOf, type Nearness } from './reach.model.js';
import { watchPage, watchReach, type PageChange } from './watch.dom.js';

/** Starts the core of a `<lazy-images>`. A changed option restarts it. */
export function startCore(host: LazyImagesHost): ShellCore {
  let loading = new LateLoading(host);
  return {
    optionChanged() {
      loading.stop();
      loading = new LateLoading(host);
    },
    stop: () => loading.stop(),
  };
}

/** Finds, observes and loads items until it is stopped. */
class LateLoading {
  readonly #host: LazyImagesHost;
  readonly #window: Window;
  readonly #classes: ItemClasses;
  readonly #store;
  readonly #loader: ItemLoader;
  readonly #watch = watchReach((seen) => this.#noteReach(seen));
  readonly #stopWatching: () => void;

  constructor(host: LazyImagesHost) {
    this.#host = host;
    this.#window = documentOf(host).defaultView as Window;
    this.#classes = readClasses(host);
    this.#store = createStore({
      initial: initialQueue<HTMLElement>(host.mode),
      step: stepQueue<HTMLElement>,
      run: (effect: QueueEffect<HTMLElement>) => this.#run(effect),
      onError: (error) => host.report(error),
    });
    this.#loader = new ItemLoader(host, this.#classes, (item) => this.#lose([item]));
    this.#aim();
    this.#readItems();
    this.#stopWatching = watchPage(host.root, this.#window, (change) => this.#noteChange(change));
  }

  stop(): void {
    this.#stopWatching();
    this.#watch.aim(null);
    this.#loader.stop();
  }

  #run(effect: QueueEffect<HTMLElement>): void {
    if (effect.type === 'aim') return this.#aim();
    for (const item of effect.items) this.#watch.drop(item);
    for (const item of effect.items) this.#loader.start(item);
  }

  #noteChange(change: PageChange): void {
    if (change === 'changed') this.#readItems();
    else this.#store.send({ type: change });
  }

  #noteReach(seen: readonly IntersectionObserverEntry[]): void {
    const items = new Map(seen.map((entry) => [entry.target as HTMLElement, this.#measure(entry)]));
    this.#store.send({ type: 'measured', items });
  }

  #lose(items: readonly HTMLElement[]): void {
    this.#store.send({ type: 'lost', items });
  }

  /** Reads the page again: adds new items, and drops those that were removed or no longer match. */
  #readItems(): void {
    const present = new Set(findItems(this.#host.root, this.#classes.lazyClass));
    const { waiting, running } = this.#store.state;
    const found = [...present].filter((item) => !waiting.has(item) && !running.has(item));
    const unwanted = [...waiting.keys()].filter((item) => !present.has(item));
    const lost = [...unwanted, ...[...running].filter((item) => !item.isConnected)];
    for (const item of lost) {
      this.#watch.drop(item);
      this.#loader.drop(item);
    }
    this.#lose(lost);
    this.#store.send({ type: 'measured', items: new Map(found.map((item) => [item, 'none'])) });
    for (const item of found) {
      this.#loader.reserve(item);
      this.#watch.add(item);
    }
  }

  #aim(): void {
    this.#watch.aim(marginOf(reachOf(this.#store.state), this.#expand()));
  }

  #measure({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry): Nearness {
    if (isIntersecting) return nearnessOf(boundingClientRect, this.#screen(), this.#expand());
    return unclobbered(target).classList.contains(this.#classes.preloadClass) ? 'ahead' : 'none';
  }

  #expand(): number {
    return expandOf(this.#host.expand, this.#screen());
  }

  #screen(): { readonly width: number; readonly height: number } {
    return { width: this.#window.innerWidth, height: this.#window.innerHeight };
  }
}
