import { languageOf } from './language-of.js';
import { textMarks, type TextMark } from './text-marks.js';

/** The languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)\b/i;

/** Number of texts that are remembered at once: texts with counts in them are new again and again. */
const most = 500;

/** Remembers a text whose language the page around an element does not have, for whoever writes it next. */
export function rememberLanguage(text: string, language: string, around: Element): void {
  if (baseOf(language) === baseOf(languageOf(around))) return;
  if (textMarks.size > most) textMarks.clear();
  textMarks.set(text, { lang: language, dir: rightToLeft.test(language) ? 'rtl' : 'ltr' });
}

/**
 * Writes a text into an element of ours. Where the page does not have its language, the element gets `lang`, so that it
 * is read out in that language, and `dir`, so that its punctuation stays in place.
 */
export function writeOwnText(element: HTMLElement, text: string): void {
  element.textContent = text;
  mark(element, text, ['lang', 'dir']);
}

/** Names an element of ours. A name has no punctuation to keep in place, and `dir` would turn what is in the element. */
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
