/** Attributes of an element whose text is in a language that the page around it does not have (WCAG 3.1.2). */
export interface TextMark {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Marks by text, of each text that was found in another language than its page's. */
export const textMarks = new Map<string, TextMark>();
