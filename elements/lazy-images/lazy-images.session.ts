import { createStore } from '../../shared/store/create-store.js';
import { findItems } from './adapters/find-items.js';
import { watchPage } from './adapters/watch-page.js';
import { watchReach } from './adapters/watch-reach.js';
import type { Nearness } from './contract/limits.js';
import { initialLazy, type LazyAction, type LazyEffect, type LazyState } from './contract/state.js';
import { expandOf, marginOf, nearnessOf, reachOf } from './engine/reach.js';
import { stepLazy } from './engine/step.js';
import { createLoads } from './lazy-images.loads.js';
import { readNames } from './lazy-images.names.js';
import type { LazyImagesElement } from './lazy-images.shell.js';

/** Finds, watches and loads images until it is stopped. */
export function startSession(shell: LazyImagesElement): () => void {
  const { root } = shell;
  const view = shell.ownerDocument.defaultView as Window;
  const names = readNames(shell);
  const store = createStore<LazyState<HTMLElement>, LazyAction<HTMLElement>, LazyEffect<HTMLElement>>({
    initial: initialLazy(shell.mode),
    step: stepLazy,
    run,
    onError: (error) => shell.report(error),
  });
  const loads = createLoads(shell, names, (item) => store.send({ type: 'lost', items: [item] }));
  const watch = watchReach((seen) => {
    const items = new Map(seen.map((entry) => [entry.target as HTMLElement, measure(entry)]));
    store.send({ type: 'measured', items });
  });

  const screen = () => ({ width: view.innerWidth, height: view.innerHeight });
  const expand = () => expandOf(shell.expand, screen());
  const aim = () => watch.aim(marginOf(reachOf(store.state), expand()));

  function measure({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry): Nearness {
    if (isIntersecting) return nearnessOf(boundingClientRect, screen(), expand());
    return target.classList.contains(names.preloadClass) ? 'ahead' : 'none';
  }

  function run(effect: LazyEffect<HTMLElement>): void {
    if (effect.type === 'aim') return aim();
    effect.items.forEach(watch.drop);
    effect.items.forEach(loads.start);
  }

  /** Reads the page: what is new, and what has gone or is no longer to load. */
  function look(): void {
    const present = new Set(findItems(root, names.lazyClass));
    const { waiting, running } = store.state;
    const found = [...present].filter((item) => !waiting.has(item) && !running.has(item));
    const unwanted = [...waiting.keys()].filter((item) => !present.has(item));
    const lost = [...unwanted, ...[...running].filter((item) => !item.isConnected)];
    lost.forEach(watch.drop);
    lost.forEach(loads.drop);
    store.send({ type: 'lost', items: lost });
    store.send({ type: 'measured', items: new Map(found.map((item) => [item, 'none'])) });
    found.forEach(loads.reserve);
    found.forEach(watch.add);
  }

  aim();
  look();
  const stopWatching = watchPage(root, view, (change) => {
    if (change === 'changed') look();
    else store.send({ type: change });
  });

  return () => {
    stopWatching();
    watch.aim(null);
    loads.stop();
  };
}
