/** Spanish texts that the element starts with; the others come with the parts that show them. */
export const esFirst = Object.freeze({
  'cookie-consent.late': 'Los ajustes no llegan. Acepta, rechaza o vuelve a pulsar.',
  'cookie-consent.lost': 'Tu elección aún no se aplica del todo: vuelve a cargar la página.',
});
