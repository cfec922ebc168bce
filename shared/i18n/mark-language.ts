import { languageOf } from './language-of.js';
import { textMarks, type TextMark } from './text-marks.js';

/** Matches languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)\b/i;

/** Highest number of remembered texts. Texts with counts vary without end. */
const most = 500;

/** Remembers the language of a text if it differs from the language of the page around an element. */
export function rememberLanguage(text: string, language: string, around: Element): void {
  if (baseOf(language) === baseOf(languageOf(around))) return;
  if (textMarks.size > most) textMarks.clear();
  textMarks.set(text, { lang: language, dir: rightToLeft.test(language) ? 'rtl' : 'ltr' });
}

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

function baseOf(language: string): string | undefined {
  return language.trim().toLowerCase().split('-')[0];
}
