import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { lendFocus } from '../../shared/dom/lend-focus.js';
import { listen } from '../../shared/dom/listen.js';

/** What a visitor does who takes the scrolling into their own hands. */
const takeoverEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Hears plain presses of a link to the page's top inside the host. Presses that open it elsewhere stay the
 * browser's, and so do those that a page script has taken.
 */
export function listenToLink(host: HTMLElement, onPress: (link: HTMLAnchorElement) => void): () => void {
  return listen<MouseEvent>(host, ['click'], (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || !leadsWithinPage(link) || !isPlainPress(event)) return;
    // The theme's own script takes the press of its link and scrolls as well: both end at the top.
    if (event.defaultPrevented && link.getAttribute('id') !== 'g-totop') return;
    event.preventDefault();
    onPress(link);
  });
}

/** Hears when the visitor takes over. Returns the way to stop. */
export function listenToTakeover(window: Window, onTakeover: () => void): () => void {
  return listen(window, takeoverEvents, onTakeover, { capture: true, passive: true });
}

/** Calls back now, and whenever the visitor's place may have changed: the scrolling, the window, the focus. */
export function watchPlace(host: HTMLElement, window: Window, onChange: () => void): () => void {
  const stops = [
    listen(window, ['scroll', 'resize'], onChange, { passive: true }),
    listen(host, ['focusin', 'focusout'], onChange),
  ];
  onChange();
  return () => {
    for (const stop of stops) stop();
  };
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
