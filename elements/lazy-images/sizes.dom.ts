import { unclobbered } from '../../shared/dom/unclobbered.js';
import { sourcesOf } from './items.dom.js';
import { throttleMs } from './watch.dom.js';

/** Smallest width in pixels that `data-sizes="auto"` writes. */
const minSize = 40;

/**
 * Returns a function that writes `sizes` of an image and its sources from `data-sizes`. With `auto` they are written
 * again after a resize, until the image is removed.
 */
export function keepSizes(window: Window, signal: AbortSignal): (image: HTMLElement) => void {
  const images = new Set<HTMLElement>();
  let timer = 0;

  function update(): void {
    timer = 0;
    for (const image of images) if (!image.isConnected || !writeSizes(image)) images.delete(image);
  }

  const updateSoon = () => (timer ||= window.setTimeout(update, throttleMs));
  window.addEventListener('resize', updateSoon, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return (image) => {
    if (writeSizes(image)) images.add(image);
  };
}

/** Writes `sizes`. Returns true if they depend on the width in the page. */
function writeSizes(image: HTMLElement): boolean {
  const sized = sourcesOf(image).map((element) => [element, element.getAttribute('data-sizes')] as const);
  for (const [element, sizes] of sized) {
    if (sizes) element.setAttribute('sizes', sizes === 'auto' ? `${widthOf(image)}px` : sizes);
  }
  return sized.some(([, sizes]) => sizes === 'auto');
}

/** Returns the width of an image, or of the nearest ancestor that has a width. */
function widthOf(image: HTMLElement): number {
  let place: HTMLElement | null = image;
  while (place && unclobbered(place).offsetWidth < minSize) place = unclobbered(place).parentElement;
  return Math.max(unclobbered(place)?.offsetWidth ?? 0, minSize);
}
