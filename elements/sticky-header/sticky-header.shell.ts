import { booleanAttribute, numberAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { StickyHeaderHost } from './sticky-header.host.js';

/**
 * @summary Keeps the site's header in sight while the page scrolls, and never lets it cover what has the focus.
 * @tag sticky-header
 *
 * @attr {boolean} show-on-up - The header goes out of the way downwards and comes back upwards.
 * @attr {number} [offset=0] - How many pixels below the top of the window it sticks.
 *
 * @slot - The header that the server wrote.
 *
 * @cssstate stuck - While the header has left its own place and stays at the top.
 * @cssstate hidden - While it is out of the way.
 */
export class StickyHeaderElement extends ShellElement<ShellCore> implements StickyHeaderHost {
  static override readonly options = {
    showOnUp: booleanAttribute('show-on-up'),
    offset: numberAttribute('offset', 0, { min: 0 }),
  };

  declare showOnUp: boolean;
  declare offset: number;
}
