import { isPlainPress } from '../../../shared/dom/is-plain-press.js';
import { listen } from '../../../shared/dom/listen.js';

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

/** As written, because with a `<base>` even `#top` resolves to another page; or resolved to this very page. */
function leadsWithinPage(link: HTMLAnchorElement): boolean {
  const [page] = link.ownerDocument.URL.split('#');
  return link.getAttribute('href')?.startsWith('#') === true || link.href.startsWith(`${page}#`);
}
