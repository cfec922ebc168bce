import { textMarks, type TextMark } from './text-marks.js';

/**
 * Writes a text of the suite into an element. If its language differs from the page's, the element gets `lang` for
 * its pronunciation and `dir` for its punctuation.
 */
export function writeOwnText(element: HTMLElement, text: string): void {
  element.textContent = text;
  mark(element, text, ['lang', 'dir']);
}

/** Names an element by a text of the suite. Only `lang` is set, because `dir` would affect the element's content. */
export function writeOwnLabel(element: HTMLElement, label: string): void {
  element.ariaLabel = label;
  mark(element, label, ['lang']);
}

function mark(element: HTMLElement, text: string, names: readonly (keyof TextMark)[]): void {
  const found = textMarks.get(text);
  for (const name of names) {
    if (found) element[name] = found[name];
    else element.removeAttribute(name);
  }
}
