import { isImageAddress } from '../items/image-address.model.js';
import type { ViewerLink } from '../items/find-links.dom.js';

/**
 * The picture that is on screen in the frame of the click: the link's own image, which the browser has, until the
 * large one is there. Null for what is no picture.
 */
export function firstPictureOf(link: ViewerLink): HTMLImageElement | null {
  if (!isImageAddress(link.href)) return null;
  const picture = link.ownerDocument.createElement('img');
  const own = link.querySelector('img');
  const isThere = own?.complete === true && own.naturalWidth > 0;
  picture.className = 'first';
  picture.alt = own?.alt ?? link.title;
  picture.src = isThere ? own.currentSrc : link.href;
  return picture;
}
