import { documentOf } from '../../shared/dom/unclobbered.js';
import type { UploadsHost } from './rs-uploads.host.js';
import { writeOwnText } from '../../shared/i18n/mark-language.js';

/** Error message on the page. Plain DOM, so that it does not wait for the view. */
export interface Message {
  /** Shows a text in place of the one before; '' hides the line. */
  show(text: string): void;
  stop(): void;
}

export function createMessage(host: UploadsHost): Message {
  const line = documentOf(host).createElement('p');
  line.part.add('message');
  line.hidden = true;
  host.buttons.after(line);
  return {
    show(text) {
      writeOwnText(line, text);
      line.hidden = text === '';
    },
    stop: () => line.remove(),
  };
}
