import { defineOnce } from '../../shared/element/define-once.js';
import { WhatsappLinkElement } from './whatsapp-link.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'whatsapp-link': WhatsappLinkElement;
  }
}

defineOnce('whatsapp-link', WhatsappLinkElement);
