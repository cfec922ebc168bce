import { choiceAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import { usualClasses } from './item-classes.model.js';
import type { LazyImagesHost } from './lazy-images.host.js';
import { lazyImagesStyles } from './lazy-images.styles.js';

/**
 * @summary Loads images, frames and backgrounds when the visitor comes near them.
 * @tag lazy-images
 *
 * @attr {"" | "document"} scope - Whose images: those inside the tag, or those of the whole page.
 * @attr {number} expand - How many pixels below and above the screen loading begins. 500, or 370 on small screens,
 *   unless set; -1 waits until an image is on the screen.
 * @attr {number} [mode=1] - How far loading reaches before the page itself has loaded: 0 not at all, 1 the screen,
 *   2 the distance, 3 one and a half times as far. Afterwards it is always 3.
 * @attr {string} [lazy-class=jspeed-img-lazyload] - The class of what is to load late.
 * @attr {string} [preload-class=jspeed-img-prelazyload] - Beside it: load ahead, as soon as nothing else loads.
 * @attr {string} [loading-class=jspeed-img-lazyloading] - The class of what is loading.
 * @attr {string} [loaded-class=jspeed-img-lazyloaded] - The class of what has loaded.
 * @attr {string} [error-class=lazyerror] - The class of what could not be loaded.
 *
 * @slot - What the server wrote.
 *
 * @event {LazyImagesLoadedEvent} lazy-images-loaded - An image has loaded; the event's target is that image.
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
    return this.scope === 'document' ? this.ownerDocument : this;
  }

  protected override readonly styles = [lazyImagesStyles];
}
