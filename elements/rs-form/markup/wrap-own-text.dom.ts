import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';

/** Returns a text for an element of the server's: in an element of its own where the page does not have its language. */
export function wrapOwnText(document: Document, text: string): string | HTMLElement {
  if (!textMarks.has(text)) return text;
  const span = document.createElement('span');
  writeOwnText(span, text);
  return span;
}
