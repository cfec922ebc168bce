import { sourcesOf } from './items.dom.js';
import { throttleMs } from './watch.dom.js';

/** The smallest width, in pixels, that `data-sizes="auto"` writes. */
const minSize = 40;

/**
 * Writes `sizes` of an image from `data-sizes`, and of its sources; where the width on the page decides, anew as the
 * window changes, for as long as the image is on the page.
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

/** Answers whether the width on the page decides. */
function writeSizes(image: HTMLElement): boolean {
  const sized = sourcesOf(image).map((element) => [element, element.getAttribute('data-sizes')] as const);
  for (const [element, sizes] of sized) {
    if (sizes) element.setAttribute('sizes', sizes === 'auto' ? `${widthOf(image)}px` : sizes);
  }
  return sized.some(([, sizes]) => sizes === 'auto');
}

/** The width of the image, or of what is around it where the image itself has none yet. */
function widthOf(image: HTMLElement): number {
  let place: HTMLElement | null = image;
  while (place && place.offsetWidth < minSize) place = place.parentElement;
  return Math.max(place?.offsetWidth ?? 0, minSize);
}
