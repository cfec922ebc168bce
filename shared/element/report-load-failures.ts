import { reportError } from './report.js';

/**
 * Names the sheets and scripts with `data-suite` that fail from now on, and what such scripts throw while they run.
 * Returns the way to stop.
 */
export function reportLoadFailures(view: Window): () => void {
  // Errors of files do not bubble.
  view.addEventListener('error', tell, true);
  return () => view.removeEventListener('error', tell, true);
}

function tell(event: Event): void {
  const { target } = event;
  if (!(event instanceof ErrorEvent)) {
    if (isOurs(target)) report(`file: ${fileOf(target)}`, 'it did not load');
    return;
  }
  // Only a classic script is the page's current one while it throws.
  const script = document.currentScript;
  if (isOurs(script))
    report(fileOf(script) ? `file: ${fileOf(script)}` : 'script declaration', event.message);
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
