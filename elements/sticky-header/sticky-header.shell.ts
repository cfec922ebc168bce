import { booleanAttribute, numberAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { StickyHeaderHost } from './sticky-header.host.js';

/**
 * @summary Keeps the site's header visible while the page scrolls. It never covers the focused element.
 * @tag sticky-header
 *
 * @attr {boolean} show-on-up - Hides the header on scrolling down, and shows it on scrolling up.
 * @attr {number} [offset=0] - Distance from the top of the window in pixels.
 *
 * @slot - Header of the server.
 *
 * @cssstate stuck - While the header has left its own place and stays at the top.
 * @cssstate hidden - While the header is hidden.
 */
export class StickyHeaderElement extends ShellElement<ShellCore> implements StickyHeaderHost {
  static override readonly options = {
    showOnUp: booleanAttribute('show-on-up'),
    offset: numberAttribute('offset', 0, { min: 0 }),
  };

  declare showOnUp: boolean;
  declare offset: number;
}
