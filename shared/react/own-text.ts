import { textMarks, type TextMark } from '../i18n/text-marks.js';

/** Returns the props of an element with a text of the suite, including its language if that differs from the page's. */
export function ownText(text: string): { readonly children: string } & Partial<TextMark> {
  return { children: text, ...textMarks.get(text) };
}

/** Returns the props of an element that a text of the suite names. */
export function ownLabel(label: string): {
  readonly 'aria-label': string;
  readonly lang: string | undefined;
} {
  return { 'aria-label': label, lang: textMarks.get(label)?.lang };
}
