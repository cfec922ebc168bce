import type { UploadsHost } from './rs-uploads.host.js';

/** What did not work, one message at a time. */
export interface Message {
  /** Says a text; '' takes it back. */
  tell(text: string): void;
  stop(): void;
}

export function createMessage(host: UploadsHost, place: HTMLElement): Message {
  const line = host.ownerDocument.createElement('p');
  line.part.add('message');
  line.hidden = true;
  place.append(line);
  return {
    tell(text) {
      if (line.textContent === text) return;
      line.textContent = text;
      line.hidden = text === '';
      if (text !== '') host.announce(text);
    },
    stop: () => line.remove(),
  };
}
