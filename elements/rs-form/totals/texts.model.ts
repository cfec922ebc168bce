/** The words of totals; apart, because few forms have any. */
export const totalsTexts = {
  es: {
    'rs-form.total-too-large': 'Es demasiado grande para calcularlo',
    'rs-form.total-waits': 'Esperando: %s',
    'rs-form.no-number': 'Escribe un número, por ejemplo %s.',
  },
  en: {
    'rs-form.total-too-large': 'Too large to be worked out',
    'rs-form.total-waits': 'Waiting for: %s',
    'rs-form.no-number': 'Write a number, such as %s.',
  },
};
