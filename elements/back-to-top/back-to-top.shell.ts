import { numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { BackToTopHost } from './back-to-top.host.js';

/**
 * @summary A link to the top of the page that appears once the visitor has scrolled, and takes the focus along.
 * @tag back-to-top
 *
 * @attr {number} [threshold=400] - From how many pixels down the link is in sight; 0 means always.
 * @attr {number} [step-px=50] - How many pixels the page goes up at a time.
 * @attr {number} [step-ms=10] - How many milliseconds pass between two of these steps.
 * @attr {string} icon - The address of an SVG of this site, put before the words in their colour.
 *
 * @slot - The server's link, `<a href="#top">`. Without one the element paints its own.
 *
 * @csspart link - The link of an empty tag.
 * @csspart icon - Its icon; inside the server's link, the icon that the attribute puts there.
 * @csspart label - Its words.
 *
 * @cssstate visible - While the link is in sight.
 *
 * @event {BackToTopReachedEvent} back-to-top-reached - The page is at its top, and so is the focus.
 */
export class BackToTopElement extends ShellElement<ShellCore> implements BackToTopHost {
  static override readonly options = {
    threshold: numberAttribute('threshold', 400, { min: 0 }),
    stepPx: numberAttribute('step-px', 50, { min: 1 }),
    stepMs: numberAttribute('step-ms', 10, { min: 1 }),
    icon: textAttribute('icon'),
  };

  declare threshold: number;
  declare stepPx: number;
  declare stepMs: number;
  declare icon: string;
}
