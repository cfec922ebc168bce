import { textMarks } from '../i18n/text-marks.js';
import { documentOf } from '../dom/unclobbered.js';

export type Politeness = 'polite' | 'assertive';

/** Pair of live regions (WCAG 4.1.3). They are in the shadow root from the start and do not need a view. */
export interface LiveRegion {
  /** Announces a text. A repeated text is announced again; texts of the same task are announced one after the other. */
  say(text: string, politeness?: Politeness): void;
}

/** Creates the live regions in a shadow root. The shell's base sheet hides them visually. */
export function createLiveRegion(root: ShadowRoot): LiveRegion {
  const regions = {
    polite: region(root, 'status', 'polite'),
    assertive: region(root, 'alert', 'assertive'),
  };

  let speaking = new Set<Politeness>();

  return {
    say(text, politeness = 'polite') {
      const line = documentOf(root).createElement('p');
      line.textContent = text;
      Object.assign(line, textMarks.get(text));
      // A new child is announced even if its text is the same as before.
      const others = [...regions[politeness].children].filter(({ textContent }) => textContent !== text);
      // Earlier announcements are over, such as errors after a turn to another page.
      for (const one of ['polite', 'assertive'] as const)
        if (!speaking.has(one)) regions[one].replaceChildren();
      if (speaking.size === 0) setTimeout(() => (speaking = new Set()));
      regions[politeness].replaceChildren(...(speaking.has(politeness) ? others : []), line);
      speaking.add(politeness);
    },
  };
}

function region(root: ShadowRoot, role: string, live: Politeness): HTMLElement {
  const element = documentOf(root).createElement('div');
  element.className = 'visually-hidden';
  element.setAttribute('role', role);
  element.setAttribute('aria-live', live);
  root.append(element);
  return element;
}
