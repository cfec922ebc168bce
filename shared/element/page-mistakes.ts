import { tellConsentMistakes } from './consent-mistakes.js';
import { findIdMistakes, findSharedIds, type SharedId } from './id-mistakes.js';
import { findInputMistakes } from './input-mistakes.js';
import { findLinkMistakes } from './link-mistakes.js';
import { reportError } from './report.js';
import { findRunningMistakes } from './running-mistakes.js';
import type { ShellCore, ShellElement } from './shell-element.js';
import { findTagMistakes } from './tag-mistakes.js';
import { findLonePanels, findToggleMistakes } from './toggle-mistakes.js';

/** Names what is wrong with the suite's tags in the page, and with what leads to them. */
export function tellMistakes(): void {
  for (const error of findToggleMistakes(document)) reportError(error);
  tellConsentMistakes(document);
  const sharedIds = findSharedIds(document);
  const names = new Set(Array.from(document.querySelectorAll('*'), ({ localName }) => localName));
  for (const name of names) {
    // One that is not defined yet may still come; many never do.
    if (name.includes('-')) customElements.whenDefined(name).then(() => tellAll(name, sharedIds), ignore);
  }
}

function tellAll(name: string, sharedIds: readonly SharedId[]): void {
  // Old browsers do not say what was defined.
  const element = customElements.get(name);
  if (!element || !('suiteVersion' in element)) return;
  if (name === 'offcanvas-panel') for (const error of findLonePanels(document)) reportError(error);
  for (const host of document.querySelectorAll<SuiteTag>(name)) {
    const found = [
      ...findTagMistakes(host),
      ...findInputMistakes(host),
      ...findIdMistakes(host, sharedIds),
      ...findLinkMistakes(host),
    ];
    for (const error of found) host.report?.(error);
    host.withCore?.(() => {
      for (const error of findRunningMistakes(host)) host.report?.(error);
    });
  }
}

/** A tag of the suite, maybe of another bundle. Its own report knows what was said already. */
type SuiteTag = Element & Partial<Pick<ShellElement<ShellCore>, 'report' | 'withCore'>>;

/** Some names with a hyphen are no tags that can be defined, as in SVG. */
function ignore(): void {}
