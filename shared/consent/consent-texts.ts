import type { Catalogue } from '../i18n/texts.js';

/** Texts of the placeholder. An element that shows it adds them to its catalogues. */
export const consentTexts: Catalogue = {
  es: {
    'consent.text': 'Este contenido es de otro servicio, que puede usar cookies.',
    'consent.allow-once': 'Permitir una vez',
    'consent.allow-always': 'Permitir siempre',
  },
  en: {
    'consent.text': 'This content comes from another service, which may use cookies.',
    'consent.allow-once': 'Allow once',
    'consent.allow-always': 'Always allow',
  },
};
