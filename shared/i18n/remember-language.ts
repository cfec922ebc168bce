import { directionOf } from './direction-of.js';
import { languageOf } from './language-of.js';
import { textMarks } from './text-marks.js';

/** Highest number of remembered texts with values: these vary without end. */
const mostPassing = 500;

/** Remembered texts with values, the oldest first. */
const passing = new Set<string>();

/**
 * Remembers the language of a text if it differs from the language of the page around an element. A text of
 * a catalogue without values is remembered for good, because it may be written at any time. Of the texts with values the oldest are
 * dropped.
 *
 * @param isPassing - True for a text with values in it.
 */
export function rememberLanguage(text: string, language: string, around: Element, isPassing = false): void {
  if (baseOf(language) === baseOf(languageOf(around))) return;
  const isLasting = textMarks.has(text) && !passing.has(text);
  passing.delete(text);
  if (isPassing && !isLasting) passing.add(text);
  textMarks.set(text, { lang: language, dir: directionOf(language) });
  if (passing.size > mostPassing) forgetOldest();
}

function forgetOldest(): void {
  const [oldest = ''] = passing;
  passing.delete(oldest);
  textMarks.delete(oldest);
}

function baseOf(language: string): string | undefined {
  return language.trim().toLowerCase().split('-')[0];
}
