import { numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { BackToTopHost } from './back-to-top.host.js';

/**
 * @summary Link to the top of the page that appears after the visitor has scrolled, and moves the focus as well.
 * @tag back-to-top
 *
 * @attr {number} [threshold=400] - Scroll position in pixels from which the link is visible; 0 for always.
 * @attr {number} [step-px=50] - Pixels that the page scrolls in one step.
 * @attr {number} [step-ms=10] - Milliseconds between two steps.
 * @attr {string} icon - URL of an SVG of this site, shown before the text in its colour.
 *
 * @slot - Link of the server, `<a href="#top">`. Without one the element paints its own.
 *
 * @csspart link - Link of an empty tag.
 * @csspart icon - Icon of that link; inside the server's link, the icon of the attribute.
 * @csspart label - Text of the link of an empty tag.
 *
 * @cssstate visible - While the link is visible.
 *
 * @event {BackToTopReachedEvent} back-to-top-reached - The page is at its top, and the focus has moved to it.
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
