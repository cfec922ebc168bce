import { type SafeDocument, document, nodeOf } from '../dom/unclobbered.js';
import { reportConsentDiagnostics } from './consent-diagnostics.js';
import { findIdDiagnostics, findSharedIds, type SharedId } from './id-diagnostics.js';
import { findInputDiagnostics } from './input-diagnostics.js';
import { findLinkDiagnostics } from './link-diagnostics.js';
import type { PlacedError } from './placed-error.js';
import { reportError } from './report.js';
import { findRunningDiagnostics } from './running-diagnostics.js';
import type { ShellCore, ShellElement } from './shell-element.js';
import { findTagDiagnostics } from './tag-diagnostics.js';
import { findLonePanels, findToggleDiagnostics } from './toggle-diagnostics.js';

/** Reports the diagnostics of the suite's tags in the page, and of the elements that refer to them. */
export function reportDiagnostics(): void {
  for (const { error } of findToggleDiagnostics(document)) reportError(error);
  reportConsentDiagnostics(document);
  const sharedIds = findSharedIds(document);
  for (const name of findTagNames(document)) {
    // A tag may be defined later, or never.
    customElements.whenDefined(name).then(() => reportTag(name, sharedIds), ignore);
  }
}

/**
 * Returns the names in a document that have a hyphen. By XPath: a browser keeps an object for each element that a script
 * has looked at, and `querySelectorAll('*')` looks at all.
 */
function findTagNames(document: SafeDocument): ReadonlySet<string> {
  const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
  const found = document.evaluate('//*[contains(local-name(), "-")]', nodeOf(document), null, type);
  const elements = Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at));
  return new Set(elements.map((element) => (element instanceof Element ? element.localName : '')));
}

/** Returns the diagnostics of a tag that its markup alone shows, whether it runs or not. */
export function findHostDiagnostics(host: Element, sharedIds: readonly SharedId[]): readonly PlacedError[] {
  const own = [
    ...findTagDiagnostics(host),
    ...findInputDiagnostics(host),
    ...findIdDiagnostics(host, sharedIds),
  ];
  return [...own.map((error) => ({ element: host, error })), ...findLinkDiagnostics(host)];
}

function reportTag(name: string, sharedIds: readonly SharedId[]): void {
  // Older browsers resolve `whenDefined` without the class.
  const element = customElements.get(name);
  if (!element || !('suiteVersion' in element)) return;
  if (name === 'offcanvas-panel') for (const { error } of findLonePanels(document)) reportError(error);
  for (const host of document.querySelectorAll<SuiteTag>(name)) {
    for (const { error } of findHostDiagnostics(host, sharedIds)) host.report?.(error);
    host.withCore?.(() => {
      for (const error of findRunningDiagnostics(host)) host.report?.(error);
    });
  }
}

/** A tag of the suite, possibly of another bundle. Its own `report` filters what that bundle has reported. */
type SuiteTag = Element & Partial<Pick<ShellElement<ShellCore>, 'report' | 'withCore'>>;

/** No-op for names with a hyphen that cannot be defined, as in SVG. */
function ignore(): void {}
