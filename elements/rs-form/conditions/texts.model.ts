/** What is said when an answer brings more fields. A file of its own: every form with conditions may need it. */
export const revealTexts = {
  es: { 'rs-form.revealed': { one: 'Nuevo campo: %2$s.', other: 'Nuevos campos: %2$s.' } },
  en: { 'rs-form.revealed': { one: 'New field: %2$s.', other: 'New fields: %2$s.' } },
};
