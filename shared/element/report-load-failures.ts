import { reportError } from './report.js';

/**
 * Names the sheets and scripts with `data-suite` that fail from now on, and what such scripts throw while they run.
 * Returns the way to stop.
 */
export function reportLoadFailures(window: Window): () => void {
  const listen = (event: Event) => reportLoadFailure(event, document.currentScript);
  // Errors of files do not bubble.
  window.addEventListener('error', listen, true);
  return () => window.removeEventListener('error', listen, true);
}

/** Names what failed, where it is of the suite; `script` is the page's current one at that moment. */
export function reportLoadFailure(event: Event, script: Element | null): void {
  const { target } = event;
  if (!(event instanceof ErrorEvent)) {
    if (isOurs(target)) report(`file: ${fileOf(target)}`, 'it did not load');
    return;
  }
  // Only a classic script is the page's current one while it throws.
  if (isOurs(script)) {
    report(fileOf(script) ? `file: ${fileOf(script)}` : 'script declaration', event.message);
  }
}

function report(place: string, message: string): void {
  reportError(new Error(`Error in ${place}. Error: ${message}`));
}

function fileOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('src') ?? '';
}

function isOurs(target: unknown): target is Element {
  return (
    target instanceof Element && target.matches('link[rel="stylesheet"][data-suite], script[data-suite]')
  );
}
