export { WhatsappLinkElement } from './whatsapp-link.shell.js';
export { WhatsappLinkFollowedEvent } from './whatsapp-link.events.js';
