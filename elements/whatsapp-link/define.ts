import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './whatsapp-link.core.js';
import { WhatsappLinkElement } from './whatsapp-link.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'whatsapp-link': WhatsappLinkElement;
  }
}

defineElement('whatsapp-link', WhatsappLinkElement, startCore, languages);
