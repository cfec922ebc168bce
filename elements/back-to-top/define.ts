import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './back-to-top.core.js';
import { BackToTopElement } from './back-to-top.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'back-to-top': BackToTopElement;
  }
}

defineElement('back-to-top', BackToTopElement, startCore, languages);
