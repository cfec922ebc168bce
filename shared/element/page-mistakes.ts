import { tellConsentMistakes } from './consent-mistakes.js';
import { reportError } from './report.js';
import { findTagMistakes } from './tag-mistakes.js';
import { findToggleMistakes } from './toggle-mistakes.js';

/** Names what is wrong with the suite's tags in the page, and with what leads to them. */
export function tellMistakes(): void {
  for (const error of findToggleMistakes(document)) reportError(error);
  tellConsentMistakes(document);
  const names = new Set(Array.from(document.querySelectorAll('*'), ({ localName }) => localName));
  for (const name of names) {
    // One that is not defined yet may still come; many never do.
    if (name.includes('-')) customElements.whenDefined(name).then(() => tellAll(name), ignore);
  }
}

function tellAll(name: string): void {
  // Old browsers do not say what was defined.
  const element = customElements.get(name);
  if (!element || !('suiteVersion' in element)) return;
  for (const host of document.querySelectorAll(name)) {
    // Its own report knows what was said already.
    const { report } = host as Element & { report?(error: unknown): void };
    for (const error of findTagMistakes(host)) report?.call(host, error);
  }
}

/** Some names with a hyphen are no tags that can be defined, as in SVG. */
function ignore(): void {}
