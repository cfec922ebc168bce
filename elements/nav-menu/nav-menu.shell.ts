import { textAttribute } from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import type { NavMenuCore } from './nav-menu.host.js';

/**
 * @summary Turns the server's nested lists into a menu for mouse, touch and keyboard, with a container of its own on
 *   small screens.
 * @tag nav-menu
 *
 * @attr {string} breakpoint - Width (rem, em or px) below which the menu is mobile, or a media query for a mobile menu.
 *   Default: `data-g-menu-breakpoint` of the theme's container, otherwise `48rem`.
 * @attr {string} mobile-target - Id of the container of the list while the menu is mobile. Default: the theme's
 *   `g-mobilemenu-container`.
 *
 * @slot - Content of the server: a list with nested lists.
 *
 * @csspart toggle - Button beside an item that opens its submenu. It is in the page, beside the server's link:
 *   `[part~='toggle']` or `.nav-menu-toggle`.
 * @csspart indicator - Arrow in the button: `[part~='indicator']` or `.nav-menu-indicator`.
 *
 * @cssprop [--nav-menu-gap=0.25rem 1.5rem] - Space between the items of the first level.
 * @cssprop [--nav-menu-layer=10] - `z-index` of submenus.
 * @cssprop [--nav-menu-surface=Canvas] - Background of submenus.
 *
 * @cssstate mobile - While the menu is mobile.
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
