/** The words of multi-page forms; kept apart so that a page pays for them only where a form has pages. */
export const pagingTexts = {
  es: {
    'rs-form.progress': 'Página %d de %d',
    'rs-form.page-shown': '%s: %s',
  },
  en: {
    'rs-form.progress': 'Page %d of %d',
    'rs-form.page-shown': '%s: %s',
  },
};
