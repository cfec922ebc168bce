import { textMarks } from '../../shared/i18n/text-marks.js';

/** Joins sentences. The result has the language of the first sentence whose language the page does not have. */
export function joinTexts(texts: readonly string[]): string {
  const sentences = texts.filter(Boolean);
  const joined = sentences.join(' ');
  const mark = sentences.map((text) => textMarks.get(text)).find(Boolean);
  if (mark) textMarks.set(joined, mark);
  return joined;
}
