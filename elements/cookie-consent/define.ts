import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './cookie-consent.core.js';
import { CookieConsentElement } from './cookie-consent.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'cookie-consent': CookieConsentElement;
  }
}

defineElement('cookie-consent', CookieConsentElement, startCore, languages);
