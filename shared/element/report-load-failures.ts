import { whenIdle } from '../dom/when-idle.js';
import { lostFile } from './file-error.js';
import { areChecksOn } from './page-checks.js';
import { reportError } from './report.js';

/** What was named already: a failure may be heard and found. */
const named = new WeakSet<Element>();

/**
 * Names the sheets and scripts with `data-suite` that fail from now on, and what such scripts throw while they run; and
 * those that failed before. Returns the way to stop.
 */
export function reportLoadFailures(window: Window): () => void {
  const { document } = window;
  const listen = (event: Event) => reportLoadFailure(event, document.currentScript);
  // Errors of files do not bubble.
  window.addEventListener('error', listen, true);
  const early = [...document.querySelectorAll('[data-suite]')];
  const report = () => checkPage(window, early);
  if (document.readyState === 'complete') report();
  else window.addEventListener('load', report, { once: true });
  return () => {
    window.removeEventListener('error', listen, true);
    window.removeEventListener('load', report);
  };
}

/** Reports the files that failed earlier and, when the browser is idle, the mistakes in the suite's tags on the page. */
export function checkPage(window: Window, early: readonly Element[]): void {
  reportEarlyFailures(window, early);
  if (!areChecksOn()) return;
  whenIdle(() => {
    import('./page-diagnostics.js').then(
      ({ reportDiagnostics }) => reportDiagnostics(),
      () => undefined,
    );
  });
}

/** Names what failed, where it is of the suite; `script` is the page's current one at that moment. */
export function reportLoadFailure(event: Event, script: Element | null): void {
  const { target } = event;
  if (!(event instanceof ErrorEvent)) {
    if (isOurs(target)) reportLost(target);
    return;
  }
  // Only a classic script is the page's current one while it throws.
  if (!isOurs(script)) return;
  const file = fileOf(script);
  if (file) reportError(lostFile(file, event.message));
  else reportError(new Error(`Error in script declaration. Error: ${event.message}`));
}

/**
 * Names what had failed before anybody listened; to be called when the page has loaded, with what was in it before.
 * What a script threw is known only where the inline stub has heard it.
 */
export function reportEarlyFailures(window: Window, early: readonly Element[]): void {
  for (const [event, script] of heardByStub(window)) reportLoadFailure(event, script);
  for (const element of early) if (isOurs(element) && hasFailed(window, element)) reportLost(element);
}

function reportLost(element: Element): void {
  if (!named.has(element)) reportError(lostFile(fileOf(element), 'it did not load'));
  named.add(element);
}

type Heard = readonly [Event, Element | null];

/** The page can have anything under the stub's name. */
function heardByStub(window: Window): readonly Heard[] {
  const stub: unknown = Reflect.get(window, 'rsConsent');
  const failures: unknown = typeof stub === 'object' && stub ? Reflect.get(stub, 'failures') : null;
  if (!Array.isArray(failures)) return [];
  return failures.splice(0).filter((one): one is Heard => Array.isArray(one) && one[0] instanceof Event);
}

function hasFailed(window: Window, element: Element): boolean {
  // Not every browser leaves a lost sheet out.
  if (element instanceof HTMLLinkElement) {
    const { disabled, sheet, href } = element;
    return !disabled && (!sheet || (/^https?:/.test(href) && !hasCome(window, href)));
  }
  return element instanceof HTMLScriptElement && isFetched(element) && !hasCome(window, element.src);
}

/** Another type is a block of data, or a script that waits for consent. */
function isFetched({ src, type, noModule }: HTMLScriptElement): boolean {
  return /^https?:/.test(src) && /^(module|text\/javascript)?$/.test(type) && !noModule;
}

/**
 * Whether a file has come, by the browser's own notes: what was stopped before it was asked for is not in them. Those
 * of another origin say too little, and they are full one day: a doubt counts as yes.
 */
function hasCome({ performance, location }: Window, url: string): boolean {
  const [note] = performance.getEntriesByName(url, 'resource').slice(-1) as PerformanceResourceTiming[];
  if (!note) return performance.getEntriesByType('resource').length >= fullNotes;
  const isOwn = new URL(url).origin === location.origin;
  return !(note.responseStatus >= 400 || (isOwn && note.responseStatus === 0));
}

/** How many notes browsers keep unless told otherwise. */
const fullNotes = 250;

function fileOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('src') ?? '';
}

function isOurs(target: unknown): target is Element {
  return (
    target instanceof Element && target.matches('link[rel="stylesheet"][data-suite], script[data-suite]')
  );
}
