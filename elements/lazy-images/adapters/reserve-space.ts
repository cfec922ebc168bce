import { isImage } from './item-kinds.js';

const isPixels = /^\d+$/;

/** Keeps the room that an image's `width` and `height` promise: a placeholder has a shape of its own. */
export function reserveSpace(item: HTMLElement): boolean {
  const [width, height] = [item.getAttribute('width') ?? '', item.getAttribute('height') ?? ''];
  if (!isImage(item) || item.style.aspectRatio) return false;
  if (!isPixels.test(width) || !isPixels.test(height)) return false;
  item.style.aspectRatio = `${width} / ${height}`;
  return true;
}

/** Lets the image have its own shape. */
export function releaseSpace(item: HTMLElement): void {
  item.style.removeProperty('aspect-ratio');
}
