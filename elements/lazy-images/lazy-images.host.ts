import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { ItemClasses } from './item-classes.model.js';

/** What the core of a `<lazy-images>` sees of its element. */
export interface LazyImagesHost extends HTMLElement, ItemClasses, Pick<ShellElement<ShellCore>, 'report'> {
  /** How many pixels around the screen loading begins; NaN for the usual distance of the screen. */
  readonly expand: number;
  /** How far loading reaches before the page itself has loaded: 0 to 3. */
  readonly mode: number;
  /** Whose images are loaded. */
  readonly root: Document | HTMLElement;
}
