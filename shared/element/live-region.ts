import { textMarks } from '../i18n/text-marks.js';

export type Politeness = 'polite' | 'assertive';

/** An always mounted pair of live regions (WCAG 4.1.3): what is said here never waits for a view. */
export interface LiveRegion {
  /** Says a text once. The same text again is said again; what comes in the same task is said one after the other. */
  say(text: string, politeness?: Politeness): void;
}

/** Puts the live regions into a shadow root. They are visually hidden by the shell's base sheet. */
export function createLiveRegion(root: ShadowRoot): LiveRegion {
  const regions = {
    polite: region(root, 'status', 'polite'),
    assertive: region(root, 'alert', 'assertive'),
  };

  const speaking = new Set<Politeness>();

  return {
    say(text, politeness = 'polite') {
      const line = root.ownerDocument.createElement('p');
      line.textContent = text;
      Object.assign(line, textMarks.get(text));
      // A new child is announced even where the text is the same as before.
      const others = [...regions[politeness].children].filter(({ textContent }) => textContent !== text);
      regions[politeness].replaceChildren(...(speaking.has(politeness) ? others : []), line);
      speaking.add(politeness);
      setTimeout(() => speaking.delete(politeness), 0);
    },
  };
}

function region(root: ShadowRoot, role: string, live: Politeness): HTMLElement {
  const element = root.ownerDocument.createElement('div');
  element.className = 'visually-hidden';
  element.setAttribute('role', role);
  element.setAttribute('aria-live', live);
  root.append(element);
  return element;
}
