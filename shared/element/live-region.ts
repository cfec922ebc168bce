export type Politeness = 'polite' | 'assertive';

/** An always mounted pair of live regions (WCAG 4.1.3): what is said here never waits for a view. */
export interface LiveRegion {
  /** Says a text once. The same text again is said again. */
  say(text: string, politeness?: Politeness): void;
}

/** Puts the live regions into a shadow root. They are visually hidden by the shell's base sheet. */
export function createLiveRegion(root: ShadowRoot): LiveRegion {
  const regions = {
    polite: region(root, 'status', 'polite'),
    assertive: region(root, 'alert', 'assertive'),
  };

  return {
    say(text, politeness = 'polite') {
      const line = root.ownerDocument.createElement('p');
      line.textContent = text;
      // A new child is announced even where the text is the same as before.
      regions[politeness].replaceChildren(line);
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
