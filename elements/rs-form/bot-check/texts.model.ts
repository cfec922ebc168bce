/** The words of the bot check and of the consent that it may need. */
export const botCheckTexts = {
  es: {
    'rs-form.send-anyway': 'Enviar de todos modos',
    'rs-form.bot-unsolved':
      'Falta la comprobación antispam: complétala en su recuadro y envía otra vez. Tus datos siguen aquí.',
    'rs-form.work': 'Comprobando que no eres un robot…',
    'rs-form.work-done': 'Comprobado.',
    'consent.text':
      'Antes de enviar, este formulario consulta un servicio antispam externo que puede guardar cookies.',
    'consent.allow-once': 'Permitir esta vez y enviar',
    'consent.allow-always': 'Permitir siempre y enviar',
  },
  en: {
    'rs-form.send-anyway': 'Send anyway',
    'rs-form.bot-unsolved':
      'The spam check is missing: complete it in its box and send again. Your data is still here.',
    'rs-form.work': 'Checking that you are no robot…',
    'rs-form.work-done': 'Checked.',
    'consent.text': 'Before sending, this form asks an external spam check, which may store cookies.',
    'consent.allow-once': 'Allow this time and send',
    'consent.allow-always': 'Always allow and send',
  },
};
