import { choiceAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import { documentOf, nodeOf } from '../../shared/dom/unclobbered.js';
import { usualClasses } from './item-classes.model.js';
import type { LazyImagesHost } from './lazy-images.host.js';
import { lazyImagesStyles } from './lazy-images.styles.js';

/**
 * @summary Loads images, frames and backgrounds when the visitor comes near them.
 * @tag lazy-images
 *
 * @attr {"" | "document"} scope - With `document` the images of the whole page, otherwise those inside the tag.
 * @attr {number} expand - Distance from the screen in pixels within which loading starts; -1 for images on the screen
 *   only. Default: 500, or 370 on small screens.
 * @attr {number} [mode=1] - Reach before the page has loaded: 0 nothing, 1 the screen, 2 the distance, 3 one and a half
 *   times the distance. After that it is always 3.
 * @attr {string} [lazy-class=jspeed-img-lazyload] - Class of items that load late.
 * @attr {string} [preload-class=jspeed-img-prelazyload] - Second class of items that load ahead, when nothing else loads.
 * @attr {string} [loading-class=jspeed-img-lazyloading] - Class of items while they load.
 * @attr {string} [loaded-class=jspeed-img-lazyloaded] - Class of items that have loaded.
 * @attr {string} [error-class=lazyerror] - Class of items that have failed.
 *
 * @slot - Content of the server.
 *
 * @event {LazyImagesLoadedEvent} lazy-images-loaded - An image has loaded. The target is the image.
 */
export class LazyImagesElement extends ShellElement<ShellCore> implements LazyImagesHost {
  static override readonly options = {
    scope: choiceAttribute('scope', ['', 'document'], ''),
    expand: numberAttribute('expand', NaN, { min: -1, max: 10000 }),
    mode: numberAttribute('mode', 1, { min: 0, max: 3 }),
    lazyClass: textAttribute('lazy-class', usualClasses.lazyClass),
    preloadClass: textAttribute('preload-class', usualClasses.preloadClass),
    loadingClass: textAttribute('loading-class', usualClasses.loadingClass),
    loadedClass: textAttribute('loaded-class', usualClasses.loadedClass),
    errorClass: textAttribute('error-class', usualClasses.errorClass),
  };

  declare scope: '' | 'document';
  declare expand: number;
  declare mode: number;
  declare lazyClass: string;
  declare preloadClass: string;
  declare loadingClass: string;
  declare loadedClass: string;
  declare errorClass: string;

  /** Root of the items: the document or the element. */
  get root(): Document | this {
    return this.scope === 'document' ? nodeOf(documentOf(this)) : this;
  }

  protected override readonly styles = [lazyImagesStyles];
}
