import { pageSingleton } from '../dom/page-singleton.js';

type Load = () => Promise<unknown>;

/** Returns the registry of tags, which all bundles of a page share. */
const lazyTags = () => pageSingleton(window, 'rs-suite.lazy-tags', () => new Map<string, Load>());

/** Registers how a tag is loaded. The first registration of a tag wins. */
export function registerTag(tag: string, load: Load): void {
  const tags = lazyTags();
  if (!tags.has(tag)) tags.set(tag, load);
}

/**
 * Loads a tag if it is not defined yet. After a failure it can be requested again.
 *
 * @returns A promise that resolves when the tag is defined.
 * @throws Error if the tag is not registered, or if its chunk fails to load.
 */
export async function requestTag(tag: string): Promise<void> {
  if (customElements.get(tag)) return;
  const load = lazyTags().get(tag);
  if (!load) throw new Error(`no file: <${tag}>`);
  await loadOnce(tag, load);
  await customElements.whenDefined(tag);
}

/** Loads a tag. Concurrent requests share the same promise. */
function loadOnce(tag: string, load: Load): Promise<unknown> {
  const loading = load().catch((error: unknown) => {
    lazyTags().set(tag, load);
    // Another bundle may have defined it meanwhile.
    if (!customElements.get(tag)) throw error;
  });
  lazyTags().set(tag, () => loading);
  return loading;
}
