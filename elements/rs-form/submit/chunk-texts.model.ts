/** The words of what loads on need; kept apart so that a page pays for them only then. */

/** The error list, painted by the view. */
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

/** The bot check and the consent that it may need. */
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

/** The thank-you of an accepted post. */
export const thankYouTexts = {
  es: {
    'rs-form.accepted': 'Tu mensaje se ha enviado.',
    'rs-form.thank-you': 'Mensaje enviado',
    'rs-form.close': 'Cerrar',
    'rs-form.continue': 'Continuar',
  },
  en: {
    'rs-form.accepted': 'Your message has been sent.',
    'rs-form.thank-you': 'Message sent',
    'rs-form.close': 'Close',
    'rs-form.continue': 'Continue',
  },
};
