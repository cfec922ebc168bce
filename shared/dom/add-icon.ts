import { reportError } from '../element/report.js';

/**
 * Puts an icon before the words of a link that the server wrote. One that does not load is reported, and the link
 * keeps its words. Returns the way to take it away.
 */
export function addIcon(link: Element, address: string): () => void {
  let place: HTMLElement | undefined;
  let isWanted = true;

  async function load(): Promise<void> {
    const { drawIcon, loadIcon } = await import('./load-icon.js');
    const image = await loadIcon(link, address);
    if (!isWanted) return;
    place = link.ownerDocument.createElement('span');
    place.setAttribute('part', 'icon');
    place.setAttribute('aria-hidden', 'true');
    drawIcon(place, image);
    link.prepend(place, ' ');
  }

  load().catch(reportError);
  return () => {
    isWanted = false;
    // The space came with it.
    place?.nextSibling?.remove();
    place?.remove();
  };
}
