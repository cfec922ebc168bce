import { savesData } from '../dom/saves-data.js';
import type { SafeDocument } from '../dom/unclobbered.js';
import { whenIdle } from '../dom/when-idle.js';
import type { LazyModule } from './lazy-module.js';

/**
 * Loads a module before it is needed: after the page has loaded, when the browser is idle. Never if the visitor saves
 * data.
 *
 * @returns A function that cancels the prefetch.
 */
export function prefetchWhenIdle(
  document: SafeDocument,
  { prefetch }: Pick<LazyModule<unknown>, 'prefetch'>,
): () => void {
  const { defaultView: window } = document;
  if (!window || savesData(document)) return () => {};
  let cancel = () => {};
  const wait = () => void (cancel = whenIdle(prefetch));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
