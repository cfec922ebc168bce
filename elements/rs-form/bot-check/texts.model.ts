/** The words of the bot check and of the consent that it may need. */
export const botCheckTexts = {
  es: {
    'rs-form.send-anyway': 'Enviar de todos modos',
    'consent.text':
      'Antes de enviar, este formulario consulta un servicio antispam externo que puede guardar cookies.',
    'consent.allow-once': 'Permitir esta vez y enviar',
    'consent.allow-always': 'Permitir siempre y enviar',
  },
  en: {
    'rs-form.send-anyway': 'Send anyway',
    'consent.text': 'Before sending, this form asks an external spam check, which may store cookies.',
    'consent.allow-once': 'Allow this time and send',
    'consent.allow-always': 'Always allow and send',
  },
};
