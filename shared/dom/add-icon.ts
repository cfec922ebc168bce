import { lazyModule } from '../element/lazy-module.js';
import { reportError } from '../element/report.js';
import { keepChild } from './keep-child.js';
import { drawIcon, loadIcon } from './load-icon.js';
import { documentOf } from './unclobbered.js';

/**
 * Inserts an icon before the text of the server's link. An icon that fails to load is reported, and the link stays as
 * it was.
 *
 * @param address - URL of an SVG of this site.
 * @returns A function that removes the icon.
 */
export function addIcon(link: Element, address: string): () => void {
  const icon = lazyModule(() => loadIcon(link, address), {
    start(image) {
      const place = documentOf(link).createElement('span');
      place.setAttribute('part', 'icon');
      place.setAttribute('aria-hidden', 'true');
      drawIcon(place, image);
      return keepIcon(link, place);
    },
    stop: (remove) => remove(),
    lost: reportError,
  });
  void icon.load();
  return icon.stop;
}

/** Inserts an icon and a space into a link. Returns a function that removes both. */
function keepIcon(link: Element, icon: Element): () => void {
  const space = documentOf(link).createTextNode(' ');
  const remove = keepChild(link, icon, () => link.prepend(icon, space));
  return () => {
    remove();
    space.remove();
  };
}
