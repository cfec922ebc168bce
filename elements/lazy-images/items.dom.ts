import type { UndoLog } from '../../shared/dom/undo-log.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { unclobbered } from '../../shared/dom/unclobbered.js';
import { isOneWord, usualClasses, type ItemClasses } from './item-classes.model.js';
import type { LazyImagesHost } from './lazy-images.host.js';

const isPixels = /^\d+$/;

/** Returns the author's classes. One that is not a single word is reported and replaced by its default. */
export function readClasses(host: LazyImagesHost): ItemClasses {
  return Object.fromEntries(
    Object.entries(usualClasses).map(([option, usual]) => {
      const name = host[option as keyof ItemClasses].trim();
      if (isOneWord(name)) return [option, name];
      const place = `attribute ${option.replace('Class', '-class')}`;
      host.report(new ConfigError(host, place, `found "${name}", expected one class name`, 'images-class'));
      return [option, usual];
    }),
  ) as unknown as ItemClasses;
}

/** Items that had a category of consent. */
const loadedByLayer = new WeakSet<Element>();

/**
 * Returns the items with a class that this element loads. The consent layer loads those with a category other than
 * `necessary`.
 */
export function findItems(root: Document | Element, lazyClass: string): HTMLElement[] {
  return [...unclobbered(root).getElementsByClassName(lazyClass)].filter((item): item is HTMLElement => {
    const isOurs = !item.hasAttribute('data-category') || isNecessary(item);
    if (!isOurs) loadedByLayer.add(item);
    return isOurs && 'style' in item;
  });
}

/**
 * Returns true if an item may load from another site: its category is `necessary`, or the consent layer has removed
 * the category after the visitor's consent.
 */
export function isReleased(item: Element): boolean {
  return isNecessary(item) || loadedByLayer.has(item);
}

function isNecessary(item: Element): boolean {
  return item.getAttribute('data-category')?.trim() === 'necessary';
}

/** Returns true for an image. Compared by name, because elements of another document are instances of other classes. */
export function isImage(item: Element): item is HTMLImageElement {
  return item.localName === 'img';
}

/** Returns true for a frame. */
export function isFrame(item: Element): item is HTMLIFrameElement {
  return item.localName === 'iframe';
}

/** Returns an image with the `<source>` elements of its `<picture>`, which come first. */
export function sourcesOf(image: Element): readonly Element[] {
  const parentElement = unclobbered(image.parentElement);
  if (parentElement?.localName !== 'picture') return [image];
  return [...parentElement.querySelectorAll('source'), image];
}

/** Reserves the space of an image by its `width` and `height`, because a placeholder has another aspect ratio. */
export function reserveSpace(item: HTMLElement, log: UndoLog): void {
  const width = item.getAttribute('width') ?? '';
  const height = item.getAttribute('height') ?? '';
  if (!isImage(item) || item.style.aspectRatio) return;
  if (isPixels.test(width) && isPixels.test(height))
    log.setStyle(item, 'aspect-ratio', `${width} / ${height}`);
}
