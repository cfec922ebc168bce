/** Spanish texts of the box that asks for consent. */
export const spanishConsentTexts = Object.freeze({
  'consent.text': 'Este contenido es de otro servicio, que puede usar cookies.',
  'consent.allow-once': 'Permitir una vez',
  'consent.allow-always': 'Permitir siempre',
});
