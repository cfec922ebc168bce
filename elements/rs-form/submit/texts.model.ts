/** The element's own words. Any of them can be replaced per page or per element, without a build. */
export const formTexts = {
  es: {
    'rs-form.email': 'Escribe un correo electrónico completo, por ejemplo nombre@ejemplo.es.',
    'rs-form.tel': 'Escribe un número de teléfono con el formato que se pide.',
    'rs-form.url': 'Escribe una dirección web completa, por ejemplo https://ejemplo.es.',
    'rs-form.number': 'Escribe un número.',
    'rs-form.range': 'Elige un valor dentro de los límites.',
    'rs-form.valueMissing': 'Este campo es obligatorio.',
    'rs-form.date': 'Escribe o elige una fecha completa.',
    'rs-form.time': 'Escribe o elige una hora completa.',
    'rs-form.patternMismatch': 'Escríbelo con el formato que se pide.',
    'rs-form.patternHint': 'Escríbelo con el formato que se pide: %s',
    'rs-form.dayUnderflow': 'Elige una fecha a partir del %s.',
    'rs-form.dayOverflow': 'Elige una fecha hasta el %s.',
    'rs-form.rangeUnderflow': 'El valor debe ser %s o más.',
    'rs-form.rangeOverflow': 'El valor debe ser %s o menos.',
    'rs-form.stepMismatch': 'El valor debe ir en pasos de %s.',
    'rs-form.tooShort': 'Escribe al menos %s caracteres.',
    'rs-form.tooLong': 'Escribe como máximo %s caracteres.',
    'rs-form.errors': { one: 'Hay %d error en el formulario.', other: 'Hay %d errores en el formulario.' },
    'rs-form.sending': 'Enviando tu mensaje…',
    'rs-form.checking': 'Comprobando tus datos…',
    'rs-form.cancel': 'Cancelar',
    'rs-form.retry': 'Intentar de nuevo',
    'rs-form.invalid': 'Este campo no es válido.',
    'rs-form.server-invalid': 'El servidor no acepta uno de los datos del formulario.',
    'rs-form.network':
      'No hemos podido conectar para comprobar tus datos. Siguen aquí: revisa la conexión e inténtalo de nuevo, recarga la página o escríbenos de otra forma.',
    'rs-form.timeout': 'La comprobación está tardando demasiado. Tus datos siguen aquí: inténtalo de nuevo.',
    'rs-form.server':
      'Ahora mismo no podemos comprobar tus datos. Siguen aquí: inténtalo de nuevo en un momento.',
    'rs-form.forbidden':
      'El servidor no acepta el formulario. Tus datos siguen aquí: cópialos si quieres, recarga la página e inténtalo de nuevo.',
    'rs-form.too-large':
      'Lo que has escrito tiene demasiado tamaño para enviarlo. Sigue aquí: acórtalo e inténtalo de nuevo.',
    'rs-form.token-renewed':
      'La página llevaba mucho tiempo abierta y no se ha enviado nada. Tus datos siguen aquí: pulsa el botón de enviar otra vez.',
    'rs-form.token-renewed-code':
      'La página llevaba mucho tiempo abierta y no se ha enviado nada. Tus datos siguen aquí: escribe el código de la imagen y pulsa el botón de enviar otra vez.',
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
    'rs-form.date': 'Enter or choose a complete date.',
    'rs-form.time': 'Enter or choose a complete time.',
    'rs-form.patternMismatch': 'Enter it in the format asked for.',
    'rs-form.patternHint': 'Enter it in the format asked for: %s',
    'rs-form.dayUnderflow': 'Choose a date from %s on.',
    'rs-form.dayOverflow': 'Choose a date up to %s.',
    'rs-form.rangeUnderflow': 'The value must be %s or more.',
    'rs-form.rangeOverflow': 'The value must be %s or less.',
    'rs-form.stepMismatch': 'The value must go in steps of %s.',
    'rs-form.tooShort': 'Enter at least %s characters.',
    'rs-form.tooLong': 'Enter at most %s characters.',
    'rs-form.errors': { one: 'There is %d error in the form.', other: 'There are %d errors in the form.' },
    'rs-form.sending': 'Sending your message…',
    'rs-form.checking': 'Checking what you typed…',
    'rs-form.cancel': 'Cancel',
    'rs-form.retry': 'Try again',
    'rs-form.invalid': 'This field is not valid.',
    'rs-form.server-invalid': 'The server does not accept something in the form.',
    'rs-form.network':
      'We could not connect to check what you typed. It is still here: check the connection and try again, reload the page, or write to us another way.',
    'rs-form.timeout': 'The check is taking too long. What you typed is still here: try again.',
    'rs-form.server': 'What you typed cannot be checked right now. It is still here: try again in a moment.',
    'rs-form.forbidden':
      'The server does not accept the form. What you typed is still here: copy it if you like, reload the page and try again.',
    'rs-form.too-large':
      'What you typed is of too great a size to be sent. It is still here: shorten it and try again.',
    'rs-form.token-renewed':
      'The page had been open for a long time and nothing was sent. What you typed is still here: press send once more.',
    'rs-form.token-renewed-code':
      'The page had been open for a long time and nothing was sent. What you typed is still here: enter the code of the picture and press send once more.',
    'rs-form.bot-check':
      'The spam check could not be completed. What you typed is still here: try again, or write to us another way.',
    'rs-form.still-here':
      'The message does not seem to have left. What you typed is still here: check the connection and try again.',
  },
};
