import type { UndoLog } from '../../shared/dom/undo-log.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { isOneWord, usualClasses, type ItemClasses } from './item-classes.model.js';
import type { LazyImagesHost } from './lazy-images.host.js';

const isPixels = /^\d+$/;

/** The author's classes; one that is no single word is reported, and the usual one is taken. */
export function readClasses(host: LazyImagesHost): ItemClasses {
  return Object.fromEntries(
    Object.entries(usualClasses).map(([option, usual]) => {
      const name = host[option as keyof ItemClasses].trim();
      if (isOneWord(name)) return [option, name];
      const place = `attribute ${option.replace('Class', '-class')}`;
      host.report(new ConfigError(host, place, `found "${name}", expected one class name`));
      return [option, usual];
    }),
  ) as unknown as ItemClasses;
}

/** What was seen with a category. */
const loadedByLayer = new WeakSet<Element>();

/**
 * What has the class and is ours to load. What has a category of consent is the consent layer's, but for what the
 * author calls necessary.
 */
export function findItems(root: Document | Element, lazyClass: string): HTMLElement[] {
  return [...root.getElementsByClassName(lazyClass)].filter((item): item is HTMLElement => {
    const isOurs = !item.hasAttribute('data-category') || isNecessary(item);
    if (!isOurs) loadedByLayer.add(item);
    return isOurs && 'style' in item;
  });
}

/** Whether it may come from somebody else: the author says so, or the layer has taken its category away after a yes. */
export function isReleased(item: Element): boolean {
  return isNecessary(item) || loadedByLayer.has(item);
}

function isNecessary(item: Element): boolean {
  return item.getAttribute('data-category')?.trim() === 'necessary';
}

/** Whether it is an image. By name: an element of another document is no instance of our classes. */
export function isImage(item: Element): item is HTMLImageElement {
  return item.localName === 'img';
}

/** Whether it is a frame. */
export function isFrame(item: Element): item is HTMLIFrameElement {
  return item.localName === 'iframe';
}

/** An image with the sources of its `<picture>`, which come first. */
export function sourcesOf(image: Element): readonly Element[] {
  const { parentElement } = image;
  if (parentElement?.localName !== 'picture') return [image];
  return [...parentElement.querySelectorAll('source'), image];
}

/** Keeps the room that an image's `width` and `height` promise: a placeholder has a shape of its own. */
export function reserveSpace(item: HTMLElement, log: UndoLog): void {
  const width = item.getAttribute('width') ?? '';
  const height = item.getAttribute('height') ?? '';
  if (!isImage(item) || item.style.aspectRatio) return;
  if (isPixels.test(width) && isPixels.test(height))
    log.setStyle(item, 'aspect-ratio', `${width} / ${height}`);
}
