import { defineOnce } from '../../shared/element/define-once.js';
import { BackToTopElement } from './back-to-top.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'back-to-top': BackToTopElement;
  }
}

defineOnce('back-to-top', BackToTopElement);
