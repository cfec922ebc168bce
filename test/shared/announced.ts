import { announce, joinAnnouncer, leaveAnnouncer, type Politeness } from '../../shared/element/announcer.js';
import { appears } from './appears.js';

// The texts of modal dialogs are read in the regions, as in a browser without `ariaNotify`.
Reflect.deleteProperty(Element.prototype, 'ariaNotify');

// The pair stays the same for all tests of a file: the body never leaves.
joinAnnouncer(document.body);
const root = document.querySelector('[data-rs-announcer]')?.shadowRoot as ShadowRoot;

/** Returns the root of the document's pair of live regions, wherever it is. */
export function liveRegions(): ShadowRoot {
  return root;
}

/** Returns one region of the pair. */
export function liveRegion(politeness: Politeness): HTMLElement {
  return liveRegions().querySelector(`[aria-live="${politeness}"]`) as HTMLElement;
}

/** Returns the texts of one region, in order. */
export function announced(politeness: Politeness = 'polite'): readonly string[] {
  return [...liveRegion(politeness).children].map(({ textContent }) => textContent);
}

/** Settles when a text is announced at once: regions that were moved wait until a screen reader has found them. */
export async function regionsSettle(): Promise<void> {
  const speaker = document.body.appendChild(document.createElement('p'));
  joinAnnouncer(speaker);
  announce({ speaker, text: 'ready', politeness: 'polite' });
  await appears(liveRegions(), '[aria-live="polite"]', 'ready');
  speaker.remove();
  leaveAnnouncer(speaker);
}

// The page is one that a visitor has read for a while. Pages under a policy of their own have no test runner.
if (typeof before === 'function') before(regionsSettle);
