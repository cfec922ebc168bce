import { defineElement } from '../../shared/element/define-element.js';
import { startCore } from './nav-menu.core.js';
import { NavMenuElement } from './nav-menu.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'nav-menu': NavMenuElement;
  }
}

defineElement('nav-menu', NavMenuElement, startCore);
