import { textMarks, type TextMark } from '../i18n/text-marks.js';

/** Returns the properties of an element with a text of ours, with the text's language where the page does not have it. */
export function ownText(text: string): { readonly children: string } & Partial<TextMark> {
  return { children: text, ...textMarks.get(text) };
}

/** Returns the properties of an element that a text of ours names. */
export function ownLabel(label: string): {
  readonly 'aria-label': string;
  readonly lang: string | undefined;
} {
  return { 'aria-label': label, lang: textMarks.get(label)?.lang };
}
