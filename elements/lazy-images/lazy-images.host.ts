import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { ItemClasses } from './item-classes.model.js';

/** Interface of the element that the core of a `<lazy-images>` uses. */
export interface LazyImagesHost extends HTMLElement, ItemClasses, Pick<ShellElement<ShellCore>, 'report'> {
  /** Distance in pixels from the screen within which loading starts; NaN for the default by screen size. */
  readonly expand: number;
  /** Reach of the loading before the page has loaded, from 0 to 3. */
  readonly mode: number;
  /** Root of the items: the document or the element. */
  readonly root: Document | HTMLElement;
}
