/** The element's own words. Any of them can be replaced per page or per element, without a build. */
export const formTexts = {
  es: {
    'rs-form.email': 'Escribe un correo electrónico completo, por ejemplo nombre@ejemplo.es.',
    'rs-form.tel': 'Escribe un número de teléfono con el formato que se pide.',
    'rs-form.url': 'Escribe una dirección web completa, por ejemplo https://ejemplo.es.',
    'rs-form.number': 'Escribe un número.',
    'rs-form.range': 'Elige un valor dentro de los límites.',
    'rs-form.valueMissing': 'Este campo es obligatorio.',
    'rs-form.rangeUnderflow': 'El valor debe ser %s o más.',
    'rs-form.rangeOverflow': 'El valor debe ser %s o menos.',
    'rs-form.stepMismatch': 'El valor debe ir en pasos de %s.',
    'rs-form.tooShort': 'Escribe al menos %s caracteres.',
    'rs-form.tooLong': 'Escribe como máximo %s caracteres.',
    'rs-form.errors': { one: 'Hay %d error en el formulario.', other: 'Hay %d errores en el formulario.' },
    'rs-form.sending': 'Enviando tu mensaje…',
    'rs-form.retry': 'Intentar de nuevo',
    'rs-form.bot-check':
      'No se ha podido completar la comprobación antispam. Tus datos siguen aquí: inténtalo de nuevo o escríbenos de otra forma.',
    'rs-form.still-here':
      'Parece que el mensaje no ha salido. Tus datos siguen aquí: comprueba la conexión e inténtalo de nuevo.',
  },
  en: {
    'rs-form.email': 'Enter a complete e-mail address, for example name@example.com.',
    'rs-form.tel': 'Enter a phone number in the format asked for.',
    'rs-form.url': 'Enter a complete web address, for example https://example.com.',
    'rs-form.number': 'Enter a number.',
    'rs-form.range': 'Choose a value within the limits.',
    'rs-form.valueMissing': 'This field is required.',
    'rs-form.rangeUnderflow': 'The value must be %s or more.',
    'rs-form.rangeOverflow': 'The value must be %s or less.',
    'rs-form.stepMismatch': 'The value must go in steps of %s.',
    'rs-form.tooShort': 'Enter at least %s characters.',
    'rs-form.tooLong': 'Enter at most %s characters.',
    'rs-form.errors': { one: 'There is %d error in the form.', other: 'There are %d errors in the form.' },
    'rs-form.sending': 'Sending your message…',
    'rs-form.retry': 'Try again',
    'rs-form.bot-check':
      'The spam check could not be completed. What you typed is still here: try again, or write to us another way.',
    'rs-form.still-here':
      'The message does not seem to have left. What you typed is still here: check the connection and try again.',
  },
};
