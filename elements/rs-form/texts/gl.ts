import type { TextsLike } from '../../../shared/i18n/texts.js';
import { galicianUploadTexts } from '../../../shared/uploads/texts/gl.js';
import type { es } from './es.js';

/** Galician texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...galicianUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Un momento: o formulario estase preparando…',
  'rs-form.late':
    'Está tardando máis do normal e aínda non se enviou nada. Os seus datos seguen aquí: agarde un pouco, comprobe a conexión ou escríbanos doutra maneira.',
  'rs-form.lost':
    'Unha parte do formulario non cargou e non se enviou nada. Os seus datos seguen aquí: inténteo de novo, recargue a páxina ou escríbanos doutra maneira.',
  'rs-form.not-there':
    'O formulario non cargou. Inténteo de novo, recargue a páxina ou escríbanos doutra maneira.',
  'rs-form.retry': 'Intentar de novo',
  'rs-form.send-unchecked': 'Enviar sen comprobar',

  // Checks and attempts to send.
  'rs-form.email': 'Escriba un enderezo electrónico completo, por exemplo nome@exemplo.gal.',
  'rs-form.tel': 'Escriba un número de teléfono co formato que se pide.',
  'rs-form.url': 'Escriba un enderezo web completo, por exemplo https://exemplo.gal.',
  'rs-form.number': 'Escriba un número.',
  'rs-form.range': 'Escolla un valor dentro dos límites.',
  'rs-form.valueMissing': 'Este campo é obrigatorio.',
  'rs-form.date': 'Escriba ou escolla unha data completa.',
  'rs-form.time': 'Escriba ou escolla unha hora completa.',
  'rs-form.patternMismatch': 'Escríbao co formato que se pide.',
  'rs-form.patternHint': 'Escríbao co formato que se pide: %s',
  'rs-form.dayUnderflow': 'Escolla unha data a partir do %s.',
  'rs-form.dayOverflow': 'Escolla unha data ata o %s.',
  'rs-form.rangeUnderflow': 'O valor debe ser %s ou máis.',
  'rs-form.rangeOverflow': 'O valor debe ser %s ou menos.',
  'rs-form.stepMismatch': 'O valor debe ir en pasos de %s.',
  'rs-form.tooShort': 'Escriba polo menos %s caracteres.',
  'rs-form.tooLong': 'Escriba como máximo %s caracteres.',
  'rs-form.errors': { one: 'Hai %d erro no formulario.', other: 'Hai %d erros no formulario.' },
  'rs-form.sending': 'Enviando a súa mensaxe…',
  'rs-form.checking': 'Comprobando os seus datos…',
  'rs-form.cancel': 'Cancelar',
  'rs-form.invalid': 'Este campo non é válido.',
  'rs-form.server-invalid': 'O servidor non acepta un dos datos do formulario.',
  'rs-form.network':
    'Non puidemos conectar para comprobar os seus datos. Seguen aquí: revise a conexión e inténteo de novo, recargue a páxina ou escríbanos doutra maneira.',
  'rs-form.timeout': 'A comprobación está tardando demasiado. Os seus datos seguen aquí: inténteo de novo.',
  'rs-form.server':
    'Agora mesmo non podemos comprobar os seus datos. Seguen aquí: inténteo de novo nun momento.',
  'rs-form.forbidden':
    'O servidor non acepta o formulario. Os seus datos seguen aquí: cópieos se quere, recargue a páxina e inténteo de novo.',
  'rs-form.too-large':
    'O que escribiu ten demasiado tamaño para envialo. Segue aquí: acúrteo e inténteo de novo.',
  'rs-form.token-renewed':
    'A páxina levaba moito tempo aberta e non se enviou nada. Os seus datos seguen aquí: prema o botón de enviar outra vez.',
  'rs-form.token-renewed-code':
    'A páxina levaba moito tempo aberta e non se enviou nada. Os seus datos seguen aquí: escriba o código da imaxe e prema o botón de enviar outra vez.',
  'rs-form.bot-check':
    'Non se puido completar a comprobación antispam. Os seus datos seguen aquí: inténteo de novo ou escríbanos doutra maneira.',
  'rs-form.still-here':
    'Parece que a mensaxe non saíu. Os seus datos seguen aquí: comprobe a conexión e inténteo de novo.',

  // The list of errors.
  'rs-form.errors-hint': 'Aínda non se enviou nada. Os seus datos seguen aquí.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'Novo campo: %2$s.', other: 'Novos campos: %2$s.' },
  'rs-form.characters-left': { one: 'Quédalle %d carácter.', other: 'Quédanlle %d caracteres.' },
  'rs-form.characters-over': { one: 'Sobra %d carácter.', other: 'Sobran %d caracteres.' },
  'rs-form.day-changed': 'O día cambiouse a %d.',
  'rs-form.limit': {
    one: 'Pode marcar %d opción. Desmarque unha para cambiar.',
    other: 'Pode marcar %d opcións. Desmarque unha para cambiar.',
  },

  // Pages.
  'rs-form.progress': 'Páxina %d de %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'É demasiado grande para calculalo',
  'rs-form.total-waits': 'Agardando: %s',
  'rs-form.no-number': 'Escriba un número, por exemplo %s.',

  // Drafts.
  'rs-form.draft-kept': 'Gardamos o que escribe nesta lapela durante %d minutos.',
  'rs-form.draft-restored': 'Recuperamos o que escribira.',
  'rs-form.draft-undo': 'Desfacer',
  'rs-form.draft-undone': 'O formulario está como antes.',
  'rs-form.draft-discard': 'Borrar o gardado',
  'rs-form.draft-discarded': 'Borramos o gardado.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Enviar de todas as maneiras',
  'rs-form.bot-unsolved':
    'Falta a comprobación antispam: complétea no seu recadro e envíe outra vez. Os seus datos seguen aquí.',
  'rs-form.work': 'Comprobando que vostede non é un robot…',
  'rs-form.work-done': 'Comprobación feita.',
  'consent.text':
    'Antes de enviar, este formulario consulta un servizo antispam externo que pode gardar cookies.',
  'consent.allow-once': 'Permitir esta vez e enviar',
  'consent.allow-always': 'Permitir sempre e enviar',

  // Images with a code.
  'rs-form.captcha-image': 'Imaxe con letras e cifras',
  'rs-form.captcha-renewed': 'Hai unha imaxe nova. Escriba o que se ve nela.',
  'rs-form.captcha-failed': 'A imaxe non se puido cargar.',
  'rs-form.captcha-retry': 'Cargar outra imaxe',

  // Sending without leaving the page.
  'rs-form.uploading': 'Estase enviando…',
  'rs-form.stop-sending': 'Non enviar',
  'rs-form.sending-stopped': 'Parou o envío.',
  'rs-form.sent-part': 'Enviouse o %d %%.',

  // The thank-you.
  'rs-form.accepted': 'A súa mensaxe enviouse.',
  'rs-form.thank-you': 'Mensaxe enviada',
  'rs-form.close': 'Pechar',
  'rs-form.continue': 'Continuar',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Engadir outro ficheiro',
  'rs-form.captcha-extra': 'Cargar outra imaxe',
  'rs-form.loading': 'Cargando o formulario…',
  'rs-form.load-failed': 'Non se puido amosar o formulario. Inténteo de novo ou escríbanos doutra maneira.',
  'rs-form.day': 'Día',
  'rs-form.month': 'Mes',
  'rs-form.year': 'Ano',
  'rs-form.previous': 'Anterior',
  'rs-form.next': 'Seguinte',
} satisfies TextsLike<typeof es>);
