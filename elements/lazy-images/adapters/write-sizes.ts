import { lazyLimits } from '../contract/limits.js';
import { sourcesOf } from './item-kinds.js';

/** Writes `sizes` of an image from `data-sizes`, and of its sources; true where the width of the page decides. */
export function writeSizes(image: HTMLElement): boolean {
  const sized = sourcesOf(image).map((element) => [element, element.getAttribute('data-sizes')] as const);
  for (const [element, wanted] of sized) {
    if (wanted) element.setAttribute('sizes', wanted === 'auto' ? `${widthOf(image)}px` : wanted);
  }
  return sized.some(([, wanted]) => wanted === 'auto');
}

/** Writes the widths anew as the window changes, for as long as the images are on the page. */
export function keepSizes(view: Window, signal: AbortSignal): (image: HTMLElement) => void {
  const images = new Set<HTMLElement>();
  let timer = 0;

  function renew(): void {
    timer = 0;
    for (const image of images) if (!image.isConnected || !writeSizes(image)) images.delete(image);
  }

  view.addEventListener('resize', () => (timer ||= view.setTimeout(renew, lazyLimits.throttleMs)), {
    signal,
  });
  signal.addEventListener('abort', () => view.clearTimeout(timer));
  return (image) => {
    if (writeSizes(image)) images.add(image);
  };
}

/** The width of the image, or of what is around it where the image itself has none yet. */
function widthOf(image: HTMLElement): number {
  let place: HTMLElement | null = image;
  while (place && place.offsetWidth < lazyLimits.minSize) place = place.parentElement;
  return Math.max(place?.offsetWidth ?? 0, lazyLimits.minSize);
}
