import type { UploadsHost } from './rs-uploads.host.js';
import { writeOwnText } from '../../shared/i18n/mark-language.js';

/** What did not work, on the page, one message at a time. */
export interface Message {
  /** Shows a text; '' takes it back. */
  show(text: string): void;
  stop(): void;
}

export function createMessage(host: UploadsHost, place: HTMLElement): Message {
  const line = host.ownerDocument.createElement('p');
  line.part.add('message');
  line.hidden = true;
  place.append(line);
  return {
    show(text) {
      writeOwnText(line, text);
      line.hidden = text === '';
    },
    stop: () => line.remove(),
  };
}
