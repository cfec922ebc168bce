/** What is said before a reload. */
export const answeredTexts = {
  es: { 'cookie-consent.applying': 'Aplicando preferencias y recargando la página ...' },
  en: { 'cookie-consent.applying': 'Applying preferences and reloading the page ...' },
};
