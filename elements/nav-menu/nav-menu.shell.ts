import { textAttribute } from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import type { NavMenuCore } from './nav-menu.host.js';

/**
 * @summary The server's nested lists as a menu: by hovering, tapping and keys, with a mobile place of its own.
 * @tag nav-menu
 *
 * @attr {string} breakpoint - Below this width (rem, em or px), or where this whole media query holds, the menu is
 *   a mobile one. What the theme's container says in `data-g-menu-breakpoint`, else `48rem`, unless set.
 * @attr {string} mobile-target - The id of the element that the list moves into meanwhile. The theme's
 *   `#g-mobilemenu-container` unless set.
 *
 * @slot - What the server wrote: a list with nested lists.
 *
 * @csspart toggle - The button beside an item that opens its submenu. It stands in the page, beside the server's
 *   link: `[part~='toggle']` or `.nav-menu-toggle`.
 * @csspart indicator - The arrow in it: `[part~='indicator']` or `.nav-menu-indicator`.
 *
 * @cssprop [--nav-menu-gap=0.25rem 1.5rem] - The space between the items of the first level.
 * @cssprop [--nav-menu-layer=10] - The `z-index` of submenus.
 * @cssprop [--nav-menu-surface=Canvas] - The ground of submenus.
 *
 * @cssstate mobile - While the menu is a mobile one.
 *
 * @event {NavMenuOpenedEvent} nav-menu-opened - A submenu has opened.
 * @event {NavMenuClosedEvent} nav-menu-closed - A submenu has closed.
 */
export class NavMenuElement extends ShellElement<NavMenuCore> {
  static override readonly options = {
    breakpoint: textAttribute('breakpoint'),
    mobileTarget: textAttribute('mobile-target'),
  };

  declare breakpoint: string;
  declare mobileTarget: string;

  override connectedCallback(): void {
    super.connectedCallback();
    // Ends the page's first-paint styles, which would keep plain lists hidden.
    const showLists = () => this.setAttribute('data-ready', '');
    this.withCore(() => undefined, showLists);
  }
}
