import { pageSingleton } from '../dom/page-singleton.js';

type Load = () => Promise<unknown>;

/** One registry a page, also where several bundles are on it: no tag is loaded twice. */
const lazyTags = () => pageSingleton(window, 'rs-suite.lazy-tags', () => new Map<string, Load>());

/** Says how a tag is loaded when somebody needs it. The first one who says so is believed. */
export function registerTag(tag: string, load: Load): void {
  const tags = lazyTags();
  if (!tags.has(tag)) tags.set(tag, load);
}

/** Settles when a tag is defined, and loads it where it is not. After a failure it may be requested again. */
export async function requestTag(tag: string): Promise<void> {
  if (customElements.get(tag)) return;
  const load = lazyTags().get(tag);
  if (!load) throw new Error(`no file: <${tag}>`);
  await loadOnce(tag, load);
  await customElements.whenDefined(tag);
}

/** Whoever asks meanwhile waits for the same load. */
function loadOnce(tag: string, load: Load): Promise<unknown> {
  const loading = load().catch((error: unknown) => {
    lazyTags().set(tag, load);
    // Another bundle may have brought it meanwhile.
    if (!customElements.get(tag)) throw error;
  });
  lazyTags().set(tag, () => loading);
  return loading;
}
