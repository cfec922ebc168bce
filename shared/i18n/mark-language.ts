import { languageOf } from './language-of.js';

/** The languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)\b/i;

/**
 * Marks an element whose text is in a language that the page around it does not have: with `lang`, so that it is read out
 * in that language, and with `dir`, so that its punctuation stays in place.
 */
export function markLanguage(element: HTMLElement, language: string, around: Element): void {
  if (baseOf(language) === baseOf(languageOf(around))) return;
  element.lang = language;
  element.dir = rightToLeft.test(language) ? 'rtl' : 'ltr';
}

function baseOf(language: string): string | undefined {
  return language.trim().toLowerCase().split('-')[0];
}
