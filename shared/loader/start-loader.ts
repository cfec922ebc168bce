import { registerTag } from '../element/lazy-tags.js';
import { areChecksOn } from '../element/page-checks.js';
import { document } from '../dom/unclobbered.js';
import { watchTags } from './watch-tags.js';

/** Tag name to the import of its chunk. */
export type TagImports = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Starts the loader of `suite.js`: registers the import of each tag, and loads the tags that the page contains.
 *
 * @param imports - Tag name to the import of its chunk.
 * @param wholeSuite - Address of the classic script with all tags, the fallback for a chunk that fails twice; by default
 * there is none.
 */
export function startLoader(imports: TagImports, wholeSuite?: string): void {
  for (const [tag, load] of Object.entries(imports)) registerTag(tag, withFallback(load, wholeSuite));
  watchTags(Object.keys(imports));

  // Error events of files do not bubble. The reporting code is fetched at the first one.
  addEventListener('error', reportLoadFailure, true);
  checkPage([...document.querySelectorAll('[data-suite]')]);
}

/**
 * Loads the whole suite where a tag's import fails for the second time: a browser may keep a failed module as failed for
 * as long as the page lives (Firefox does).
 */
function withFallback(load: () => Promise<unknown>, wholeSuite?: string): () => Promise<unknown> {
  let hasFailed = false;
  return () =>
    load().catch(async (error: unknown) => {
      if (!hasFailed || !wholeSuite) {
        hasFailed = true;
        throw error;
      }
      const { loadScript } = await import('../trust/load-script.js');
      await loadScript(wholeSuite);
    });
}

/** Reports earlier failures and the diagnostics of the page, after the page has loaded. */
function checkPage(early: readonly Element[]): void {
  if (!early[0] && !areChecksOn()) return;
  const check = () => withFailures((failures) => failures.checkPage(window, early));
  if (document.readyState === 'complete') check();
  else addEventListener('load', check);
}

function reportLoadFailure(event: Event): void {
  // Read before the import, after which it is another one.
  const script = document.currentScript;
  withFailures((failures) => failures.reportLoadFailure(event, script));
}

function withFailures(task: (failures: typeof import('../element/report-load-failures.js')) => void): void {
  import('../element/report-load-failures.js').then(task, () => undefined);
}
