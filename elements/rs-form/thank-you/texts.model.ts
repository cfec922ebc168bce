/** The words of the thank-you for an accepted post. */
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
