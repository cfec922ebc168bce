import { defineOnce } from '../../shared/element/define-once.js';
import { NavMenuElement } from './nav-menu.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'nav-menu': NavMenuElement;
  }
}

defineOnce('nav-menu', NavMenuElement);
