import { pageSingleton } from '../dom/page-singleton.js';

type Load = () => Promise<unknown>;

/** One registry a page, also where several bundles are on it: no tag is loaded twice. */
const lazyTags = () => pageSingleton(window, 'rs-suite.lazy-tags', () => new Map<string, Load>());

/** Says how a tag is loaded when somebody needs it. The first loader of a tag stays. */
export function registerTag(tag: string, load: Load): void {
  let loading: Promise<unknown> | undefined;
  const loadOnce = () => (loading ??= load().catch(forget));

  function forget(error: unknown): void {
    loading = undefined;
    // Another bundle may have brought it meanwhile.
    if (!customElements.get(tag)) throw error;
  }

  if (!lazyTags().has(tag)) lazyTags().set(tag, loadOnce);
}

/** Settles when a tag is defined, and loads it where it is not. After a failure it may be requested again. */
export async function requestTag(tag: string): Promise<void> {
  if (customElements.get(tag)) return;
  const load = lazyTags().get(tag);
  if (!load) throw new Error(`nothing loads <${tag}>`);
  await load();
  await customElements.whenDefined(tag);
}
