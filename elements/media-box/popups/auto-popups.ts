import { convertSelector, linksIn, type ViewerLink } from '../items/find-links.dom.js';
import type { MediaItem } from '../items/media-item.model.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { readLinkItem } from '../viewer/read-subject.dom.js';
import { PopupMemory } from './popup-memory.dom.js';

interface Popup {
  readonly link: ViewerLink;
  readonly item: MediaItem;
}

/**
 * Opens what the author wants to open by itself: the first in the page that has not been seen, never over a viewer
 * that is open. Returns the way to stop.
 */
export function startAutoPopups(
  host: MediaBoxHost,
  { isOpen, open }: { readonly isOpen: () => boolean; readonly open: (link: ViewerLink) => void },
): () => void {
  const memory = new PopupMemory(host);
  const root = host.scope === 'document' ? host.ownerDocument : host;
  const popup = linksIn(root, host.selector, convertSelector(host.convert))
    .map((link): Popup => ({ link, item: readLinkItem(host, link) }))
    .find(({ item }) => item.auto === 'multiple' || (item.auto === 'single' && !memory.hasSeen(item)));
  if (!popup) return () => undefined;

  const timer = setTimeout(() => {
    if (isOpen() || !popup.link.isConnected) return;
    if (popup.item.auto === 'single') memory.remember(popup.item);
    open(popup.link);
  }, popup.item.delaySeconds * 1000);
  return () => clearTimeout(timer);
}
