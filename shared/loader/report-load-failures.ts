import { whenIdle } from '../dom/when-idle.js';
import { unclobbered } from '../dom/unclobbered.js';
import { optionalGlobal } from '../dom/named-by-page.js';
import { lostFile } from '../element/file-error.js';
import { areChecksOn } from '../element/page-checks.js';
import { reportError } from '../element/report.js';

/**
 * Reports style sheets and scripts with `data-suite` that fail to load, and errors that such scripts throw: those
 * from now on, and those that failed before.
 *
 * @returns A function that stops.
 */
export function reportLoadFailures(window: Window): () => void {
  const document = unclobbered(window.document);
  const listen = (event: Event) => reportLoadFailure(event, document.currentScript);
  // Error events of files do not bubble.
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

/** Reports the files that failed earlier and, when the browser is idle, the diagnostics of the page. */
export function checkPage(window: Window, early: readonly Element[]): void {
  reportEarlyFailures(window, early);
  if (!areChecksOn()) return;
  whenIdle(() => {
    import('../diagnostics/page-diagnostics.js').then(
      ({ reportDiagnostics }) => reportDiagnostics(),
      () => undefined,
    );
  });
}

/**
 * Reports the failure of an event if its file belongs to the suite.
 *
 * @param script - Value of `document.currentScript` at the time of the event.
 */
export function reportLoadFailure(event: Event, script: Element | null): void {
  const { target } = event;
  if (!(event instanceof ErrorEvent)) {
    if (isOurs(target)) reportLost(target);
    return;
  }
  // `currentScript` is set for classic scripts only.
  if (!isOurs(script)) return;
  const file = fileOf(script);
  if (file) reportError(lostFile(file, event.message));
  else reportError(new Error(`Error in script declaration. Error: ${event.message}`));
}

/**
 * Reports the files that failed before the suite listened. Call it after the page has loaded. Errors that scripts
 * threw are known only to the inline stub.
 *
 * @param early - Elements with `data-suite` that were in the page before.
 */
export function reportEarlyFailures(window: Window, early: readonly Element[]): void {
  for (const [event, script] of recordedByStub(window)) reportLoadFailure(event, script);
  for (const element of early) if (isOurs(element) && hasFailed(window, element)) reportLost(element);
}

/** Reports a file once. Its failure may be both observed as an event and found in the document. */
function reportLost(element: Element): void {
  reportError(lostFile(fileOf(element), 'it did not load'));
}

type Recorded = readonly [Event, Element | null];

/**
 * Returns and clears the errors that the inline stub has recorded. The page may have another value under the stub's
 * name.
 */
function recordedByStub(window: Window): readonly Recorded[] {
  const stub = optionalGlobal('rsConsent', window);
  const failures: unknown = typeof stub === 'object' && stub ? Reflect.get(stub, 'failures') : null;
  if (!Array.isArray(failures)) return [];
  return failures.splice(0).filter((one): one is Recorded => Array.isArray(one) && one[0] instanceof Event);
}

function hasFailed(window: Window, element: Element): boolean {
  // Some browsers have a `sheet` for a file that failed.
  if (element instanceof HTMLLinkElement) {
    const { disabled, sheet, href } = element;
    return !disabled && (!sheet || (/^https?:/.test(href) && !hasCome(window, href)));
  }
  return element instanceof HTMLScriptElement && isFetched(element) && !hasCome(window, element.src);
}

/**
 * Returns true for a script that the browser fetches. Other types are data blocks, or scripts that wait for consent.
 */
function isFetched({ src, type, noModule }: HTMLScriptElement): boolean {
  return /^https?:/.test(src) && /^(module|text\/javascript)?$/.test(type) && !noModule;
}

/**
 * Returns true if a file was loaded, by the browser's resource timing. Entries of other origins have no status, and
 * the buffer can be full: both count as loaded.
 */
function hasCome({ performance, location }: Window, url: string): boolean {
  const [note] = performance.getEntriesByName(url, 'resource').slice(-1) as PerformanceResourceTiming[];
  if (!note) return performance.getEntriesByType('resource').length >= fullNotes;
  const isSameOrigin = new URL(url).origin === location.origin;
  if (!('responseStatus' in note)) return !(isSameOrigin && isWithoutBody(note));
  return !(note.responseStatus >= 400 || (isSameOrigin && note.responseStatus === 0));
}

/**
 * Returns true if an answer of the network had no body, where entries have no status (Safari). A file from the cache in
 * memory has no body either, and no protocol.
 */
function isWithoutBody({ decodedBodySize, nextHopProtocol }: PerformanceResourceTiming): boolean {
  return decodedBodySize === 0 && nextHopProtocol !== '';
}

/** Default size of the browser's resource timing buffer. */
const fullNotes = 250;

function fileOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('src') ?? '';
}

function isOurs(target: unknown): target is Element {
  return (
    target instanceof Element &&
    unclobbered(target).matches('link[rel="stylesheet"][data-suite], script[data-suite]')
  );
}
