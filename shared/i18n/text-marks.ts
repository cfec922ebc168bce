/** Attributes of an element whose text is in another language than the page around it (WCAG 3.1.2). */
export interface TextMark {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Language attributes by text, for texts in another language than their page. */
export const textMarks = new Map<string, TextMark>();
