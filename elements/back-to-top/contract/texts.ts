/** The element's own words, for an empty tag. */
export const topTexts = {
  es: { 'back-to-top.label': 'Volver arriba' },
  en: { 'back-to-top.label': 'Back to top' },
};
