import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { lendFocus } from '../../shared/dom/lend-focus.js';

/** What a visitor does who takes the scrolling into their own hands. */
const takeoverEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Hears plain presses of a link to the page's top inside the host, until the signal. Presses that open it elsewhere
 * stay the browser's, and so do those that a page script has taken.
 */
export function listenToLink(
  host: HTMLElement,
  signal: AbortSignal,
  onPress: (link: HTMLAnchorElement) => void,
): void {
  const hear = (event: MouseEvent): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || !leadsWithinPage(link) || !isPlainPress(event)) return;
    // The theme's own script takes the press of its link and scrolls as well: both end at the top.
    if (event.defaultPrevented && link.getAttribute('id') !== 'g-totop') return;
    event.preventDefault();
    onPress(link);
  };
  host.addEventListener('click', hear, { signal });
}

/** Hears when the visitor takes over, until the signal. */
export function listenToTakeover(window: Window, signal: AbortSignal, onTakeover: () => void): void {
  for (const type of takeoverEvents) {
    window.addEventListener(type, onTakeover, { capture: true, passive: true, signal });
  }
}

/** Calls back now, and until the signal whenever the visitor's place may have changed: by scrolling, size or focus. */
export function watchPlace(host: HTMLElement, signal: AbortSignal, onChange: () => void): void {
  const window = host.ownerDocument.defaultView as Window;
  // Captured, because the scroll of a box inside the page does not bubble.
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, onChange, { capture: true, passive: true, signal });
  for (const type of ['focusin', 'focusout']) host.addEventListener(type, onChange, { signal });
  onChange();
}

/** Puts the focus at the top of the page, or on what the link names there: the next Tab goes on from it. */
export function focusTop(document: Document, hash: string): void {
  // A ring around the whole page would say nothing.
  lendFocus(document.getElementById(hash.slice(1)) ?? document.body, { isRingless: true });
}

/** As written, because with a `<base>` even `#top` resolves to another page; or resolved to this very page. */
function leadsWithinPage(link: HTMLAnchorElement): boolean {
  const [address] = link.ownerDocument.URL.split('#');
  return link.getAttribute('href')?.startsWith('#') === true || link.href.startsWith(`${address}#`);
}
