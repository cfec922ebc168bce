import { FactEvent } from '../../shared/events/suite-event.js';

/** Fired when a visitor follows the link, wherever it opens. */
export class WhatsappLinkFollowedEvent extends FactEvent<null> {
  constructor() {
    super('whatsapp-link-followed', null);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'whatsapp-link-followed': WhatsappLinkFollowedEvent;
  }
}
