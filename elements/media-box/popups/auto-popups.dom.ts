import type { ViewerLink } from '../items/find-links.dom.js';
import type { MediaItem } from '../items/media-item.model.js';
import { viewerLinks } from '../items/viewer-links.dom.js';
import { readPlaceGroups } from '../items/place-groups.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { readLinkItem } from '../items/read-link-item.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { PopupMemory } from './popup-memory.dom.js';

interface Popup {
  readonly link: ViewerLink;
  readonly item: MediaItem;
}

/** Opens automatic popups in document order, one after the other, and never over an open viewer. */
export function startAutoPopups(
  host: MediaBoxHost,
  signal: AbortSignal,
  open: (link: ViewerLink) => void,
): void {
  const memory = new PopupMemory(host);
  const document = documentOf(host);
  const due: Popup[] = [];
  const mayOpen = ({ item, link }: Popup) =>
    link.isConnected && (item.auto === 'multiple' || !memory.hasSeen(item));

  const openNext = () => {
    const popup = isAnyOpen(host) ? undefined : due.shift();
    if (!popup) return;
    if (!mayOpen(popup)) return openNext();
    if (popup.item.auto === 'single') memory.remember(popup.item);
    open(popup.link);
  };

  const placeGroupOf = readPlaceGroups(host);
  const popups = viewerLinks(host)
    // Reading an item is slow, and a page may have a thousand links.
    .filter(({ outerHTML }) => outerHTML.includes('autopopup'))
    .map((link): Popup => ({ link, item: readLinkItem(host, link, placeGroupOf(link)) }))
    .filter((popup) => popup.item.auto !== null && mayOpen(popup))
    .filter(isNoCopy);
  const timers = popups.map((popup) =>
    setTimeout(() => {
      due.push(popup);
      openNext();
    }, popup.item.delaySeconds * 1000),
  );
  document.addEventListener('media-box-closed', openNext, { signal });
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));
}

/** Returns true for the first popup of an item: the clones of a carousel open once. */
function isNoCopy({ item }: Popup, at: number, popups: readonly Popup[]): boolean {
  return popups.findIndex((other) => other.item.src === item.src && other.item.group === item.group) === at;
}

/** Returns true if any viewer of the page is open. */
function isAnyOpen(host: MediaBoxHost): boolean {
  return [...documentOf(host).querySelectorAll(host.localName)].some(({ shadowRoot }) =>
    shadowRoot?.querySelector('dialog[open]'),
  );
}
