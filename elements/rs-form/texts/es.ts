import { spanishUploadTexts } from '../../../shared/uploads/texts/es.js';

/** Spanish texts of `<rs-form>`. */
export const es = Object.freeze({
  ...spanishUploadTexts,

  // A form that did not load.
  'rs-form.not-there':
    'El formulario no ha cargado. Inténtalo de nuevo, recarga la página o escríbenos de otra forma.',
  'rs-form.retry': 'Intentar de nuevo',

  // Checks and attempts to send.
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
  'rs-form.errors': {
    one: 'Hay %d error en el formulario.',
    many: 'Hay %d de errores en el formulario.',
    other: 'Hay %d errores en el formulario.',
  },
  'rs-form.sending': 'Enviando tu mensaje…',
  'rs-form.checking': 'Comprobando tus datos…',
  'rs-form.cancel': 'Cancelar',
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

  // The list of errors.
  'rs-form.errors-hint': 'No se ha enviado nada todavía. Tus datos siguen aquí.',
  'rs-form.error-link': '%1$s: %2$s',
  // After a label that ends with a mark of its own, such as "?".
  'rs-form.error-link-after': '%1$s %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': {
    one: 'Nuevo campo: %2$s.',
    many: 'Nuevos campos: %2$s.',
    other: 'Nuevos campos: %2$s.',
  },
  'rs-form.review': 'Revisa tus respuestas',
  'rs-form.review-change': 'Cambiar',
  'rs-form.review-empty': 'Sin respuesta',
  'rs-form.review-yes': 'Sí',
  'rs-form.prefilled': {
    one: 'Campo ya rellenado: %2$s.',
    many: 'Campos ya rellenados: %2$s.',
    other: 'Campos ya rellenados: %2$s.',
  },
  'rs-form.characters-left': {
    one: 'Te queda %d carácter.',
    many: 'Te quedan %d de caracteres.',
    other: 'Te quedan %d caracteres.',
  },
  'rs-form.characters-over': {
    one: 'Sobra %d carácter.',
    many: 'Sobran %d de caracteres.',
    other: 'Sobran %d caracteres.',
  },
  'rs-form.day-changed': 'El día se ha cambiado a %d.',
  'rs-form.limit': {
    one: 'Puedes marcar %d opción. Desmarca una para cambiar.',
    many: 'Puedes marcar %d de opciones. Desmarca una para cambiar.',
    other: 'Puedes marcar %d opciones. Desmarca una para cambiar.',
  },
  'rs-form.limit-hint': {
    one: 'Puedes marcar %d opción como máximo.',
    many: 'Puedes marcar %d de opciones como máximo.',
    other: 'Puedes marcar %d opciones como máximo.',
  },
  'rs-form.unticked': 'Se ha desmarcado: %s.',

  // Pages.
  'rs-form.progress': 'Página %d de %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'Es demasiado grande para calcularlo',
  'rs-form.total-waits': 'Esperando: %s',
  'rs-form.no-number': 'Escribe un número, por ejemplo %s.',

  // Drafts.
  'rs-form.draft-kept': 'Guardamos lo que escribes en esta pestaña durante %d minutos.',
  'rs-form.draft-restored': 'Hemos recuperado lo que habías escrito.',
  'rs-form.draft-undo': 'Deshacer',
  'rs-form.draft-undone': 'El formulario está como antes.',
  'rs-form.draft-discard': 'Borrar lo guardado',
  'rs-form.draft-discarded': 'Hemos borrado lo guardado.',

  // Rows of fields that a visitor adds and removes.
  'rs-form.row': 'Fila %s',
  'rs-form.row-add': 'Añadir otra',
  'rs-form.row-remove': 'Quitar',
  'rs-form.row-removed': '%s: se ha quitado.',
  'rs-form.row-restored': '%s: está de nuevo aquí.',
  'rs-form.row-undo': 'Deshacer',
  'rs-form.row-limit': 'No se pueden añadir más (máximo: %s).',

  // A session on the server that ends.
  'rs-form.session-ends': 'Tu sesión está a punto de terminar (%s).',
  'rs-form.session-over': 'Es posible que tu sesión haya terminado. Lo que has escrito sigue aquí.',
  'rs-form.session-failed':
    'No hemos podido mantener la sesión. Lo que has escrito sigue aquí: inténtalo de nuevo.',
  'rs-form.session-stay': 'Mantener la sesión',
  'rs-form.session-stayed': 'La sesión continúa.',

  // A draft that the author's server keeps.
  'rs-form.save': 'Guardar y seguir más tarde',
  'rs-form.save-again': 'Guardar otra vez',
  'rs-form.saved': 'Guardado. Con este enlace vuelves a lo que has escrito, en cualquier dispositivo.',
  'rs-form.saved-until': 'El enlace vale hasta el %s.',
  'rs-form.saved-warning':
    'Quien tenga el enlace puede leer lo que has escrito. No se guardan archivos ni contraseñas.',
  'rs-form.save-link': 'Enlace a lo guardado',
  'rs-form.save-copy': 'Copiar enlace',
  'rs-form.save-copied': 'Enlace copiado.',
  'rs-form.save-delete': 'Borrar lo guardado en el servidor',
  'rs-form.save-deleted': 'Lo guardado se ha borrado del servidor.',
  'rs-form.save-delete-failed': 'No se ha podido borrar. Inténtalo otra vez.',
  'rs-form.save-empty': 'Todavía no hay nada que guardar.',
  'rs-form.save-failed': 'No se ha podido guardar. Lo que has escrito sigue aquí: inténtalo otra vez.',
  'rs-form.saved-back': 'Lo que guardaste vuelve a estar en el formulario.',
  'rs-form.saved-gone': 'Lo que guardaste ya no está: el enlace ha caducado o se borró.',
  'rs-form.saved-lost': 'No se ha podido traer lo que guardaste.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Enviar de todos modos',
  'rs-form.bot-unsolved':
    'Falta la comprobación antispam: complétala en su recuadro y envía otra vez. Tus datos siguen aquí.',
  'rs-form.work': 'Comprobando que no eres un robot…',
  'rs-form.work-done': 'Comprobado.',
  'rs-form.consent-title': 'Falta un paso: tu permiso',
  'rs-form.consent-text':
    'Antes de enviar, este formulario consulta un servicio antispam externo que puede guardar cookies.',
  'rs-form.consent-once': 'Permitir esta vez y enviar',
  'rs-form.consent-always': 'Permitir siempre y enviar',
  'rs-form.consent-always-service': 'Permitir siempre %s y enviar',

  // Images with a code.
  'rs-form.captcha-image': 'Imagen con letras y cifras',
  'rs-form.captcha-renewed': 'Hay una imagen nueva. Escribe lo que se ve en ella.',
  'rs-form.captcha-failed': 'La imagen no se ha podido cargar.',
  'rs-form.captcha-retry': 'Cargar otra imagen',

  // Sending without leaving the page.
  'rs-form.uploading': 'Enviando…',
  'rs-form.stop-sending': 'No enviar',
  'rs-form.sending-stopped': 'Has parado el envío.',
  'rs-form.sent-part': 'Enviado el %d %%.',

  // The thank-you.
  'rs-form.accepted': 'Tu mensaje se ha enviado.',
  'rs-form.thank-you': 'Mensaje enviado',
  'rs-form.close': 'Cerrar',
  'rs-form.continue': 'Continuar',

  // Forms that are rendered from JSON.
  'rs-form.file-changed': '%s ha cambiado o ya no está en tu dispositivo. Elige el archivo otra vez.',
  'rs-form.file-extra': 'Añadir otro archivo',
  'rs-form.captcha-extra': 'Cargar otra imagen',
  'rs-form.loading': 'Cargando el formulario…',
  'rs-form.load-failed':
    'No se ha podido mostrar el formulario. Inténtalo de nuevo o escríbenos de otra forma.',
  'rs-form.day': 'Día',
  'rs-form.month': 'Mes',
  'rs-form.year': 'Año',
  'rs-form.previous': 'Anterior',
  'rs-form.next': 'Siguiente',
});
