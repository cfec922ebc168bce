import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { lendFocus } from '../../shared/dom/lend-focus.js';
import { documentOf, type SafeDocument } from '../../shared/dom/unclobbered.js';

/** Events by which a visitor takes over the scrolling. */
const takeoverEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Handles plain clicks on links to the page's top inside the host, until the signal aborts. Clicks that open the link
 * elsewhere, and those that a script has taken, stay the browser's.
 */
export function listenToLink(
  host: HTMLElement,
  signal: AbortSignal,
  onPress: (link: HTMLAnchorElement) => void,
): void {
  const handleClick = (event: MouseEvent): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || !leadsWithinPage(link) || !isPlainPress(event)) return;
    // The theme's script prevents the click of its own link and scrolls too. Both end at the top.
    if (event.defaultPrevented && link.getAttribute('id') !== 'g-totop') return;
    event.preventDefault();
    onPress(link);
  };
  host.addEventListener('click', handleClick, { signal });
}

/** Calls back when the visitor takes over the scrolling, until the signal aborts. */
export function listenToTakeover(window: Window, signal: AbortSignal, onTakeover: () => void): void {
  for (const type of takeoverEvents) {
    window.addEventListener(type, onTakeover, { capture: true, passive: true, signal });
  }
}

/**
 * Calls back after the next layout of the page, and after each scroll, resize and focus change, until the signal aborts. A
 * call at once would force a layout while the page loads.
 */
export function watchPlace(host: HTMLElement, signal: AbortSignal, onChange: () => void): void {
  const window = documentOf(host).defaultView as Window;
  // Captured, because the scroll of a box inside the page does not bubble.
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, onChange, { capture: true, passive: true, signal });
  for (const type of ['focusin', 'focusout']) host.addEventListener(type, onChange, { signal });
  const sizes = new ResizeObserver(onChange);
  sizes.observe(documentOf(host).documentElement);
  signal.addEventListener('abort', () => sizes.disconnect());
}

/** Focuses the element that the link references, or the body, so that the next Tab continues from the top. */
export function focusTop(document: SafeDocument, hash: string): void {
  // A focus ring around the whole page carries no information.
  lendFocus(document.getElementById(hash.slice(1)) ?? document.body, { isRingless: true });
}

/**
 * Returns true for a link within this page: `#…` as written, because with a `<base>` it resolves to another page, or
 * a URL of this page with a fragment.
 */
function leadsWithinPage(link: HTMLAnchorElement): boolean {
  const [address] = documentOf(link).URL.split('#');
  return link.getAttribute('href')?.startsWith('#') === true || link.href.startsWith(`${address}#`);
}
