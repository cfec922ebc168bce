/** The words of the error list; apart, because only the view needs them. */
export const summaryTexts = {
  es: {
    'rs-form.errors-hint': 'No se ha enviado nada todavía. Tus datos siguen aquí.',
    'rs-form.error-link': '%1$s: %2$s',
  },
  en: {
    'rs-form.errors-hint': 'Nothing has been sent yet. What you typed is still here.',
    'rs-form.error-link': '%1$s: %2$s',
  },
};
