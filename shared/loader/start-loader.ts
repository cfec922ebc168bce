import { registerTag } from '../element/lazy-tags.js';
import { areChecksOn } from '../element/page-checks.js';
import { watchTags } from './watch-tags.js';

/**
 * How a tag is loaded. The first time is 0; each later one is from another address than before: a browser may keep a
 * failed one failed as long as the page lives. `index` is the tag's place among all.
 */
export type LoadTag = (tag: string, retry: number, index: number) => Promise<unknown>;

/** What `suite.js` does: it says how each tag is loaded, and loads those that the page has. */
export function startLoader(tags: readonly string[], load: LoadTag): void {
  tags.forEach((tag, index) => {
    let retry = 0;
    registerTag(tag, () => load(tag, retry++, index));
  });
  watchTags(tags);

  // Errors of files do not bubble. How they are told comes with the first of them: no page waits for it.
  window.addEventListener('error', reportLoadFailure, true);
  checkPage([...document.querySelectorAll('[data-suite]')]);
}

/** What failed before this script ran, and what is wrong in the page, is looked for when all of it must have come. */
function checkPage(early: readonly Element[]): void {
  if (!early[0] && !areChecksOn()) return;
  const check = () => tell((failures) => failures.checkPage(window, early));
  if (document.readyState === 'complete') check();
  else window.addEventListener('load', check);
}

function reportLoadFailure(event: Event): void {
  // Only now is it the current one.
  const script = document.currentScript;
  tell((failures) => failures.reportLoadFailure(event, script));
}

function tell(task: (failures: typeof import('../element/report-load-failures.js')) => void): void {
  import('../element/report-load-failures.js').then(task, () => undefined);
}
