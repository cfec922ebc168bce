/** The words of totals; apart, because few forms have any. */
export const totalsTexts = {
  es: { 'rs-form.total-too-large': 'Es demasiado grande para calcularlo' },
  en: { 'rs-form.total-too-large': 'Too large to be worked out' },
};
