import type { TextsLike } from '../../../shared/i18n/texts.js';
import { catalanUploadTexts } from '../../../shared/uploads/texts/ca.js';
import type { es } from './es.js';

/** Catalan texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...catalanUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Un moment: el formulari s’està preparant…',
  'rs-form.late':
    'Triga més del que és normal i encara no s’ha enviat res. Les vostres dades continuen aquí: espereu una mica, comproveu la connexió o escriviu-nos d’una altra manera.',
  'rs-form.lost':
    'Una part del formulari no s’ha carregat i no s’ha enviat res. Les vostres dades continuen aquí: torneu-ho a provar, torneu a carregar la pàgina o escriviu-nos d’una altra manera.',
  'rs-form.not-there':
    'El formulari no s’ha carregat. Torneu-ho a provar, torneu a carregar la pàgina o escriviu-nos d’una altra manera.',
  'rs-form.retry': 'Tornar-ho a provar',
  'rs-form.send-unchecked': 'Enviar sense comprovar',

  // Checks and attempts to send.
  'rs-form.email': 'Escriviu una adreça electrònica completa, per exemple nom@exemple.cat.',
  'rs-form.tel': 'Escriviu un número de telèfon amb el format que es demana.',
  'rs-form.url': 'Escriviu una adreça web completa, per exemple https://exemple.cat.',
  'rs-form.number': 'Escriviu un nombre.',
  'rs-form.range': 'Trieu un valor dins dels límits.',
  'rs-form.valueMissing': 'Aquest camp és obligatori.',
  'rs-form.date': 'Escriviu o trieu una data completa.',
  'rs-form.time': 'Escriviu o trieu una hora completa.',
  'rs-form.patternMismatch': 'Escriviu-ho amb el format que es demana.',
  'rs-form.patternHint': 'Escriviu-ho amb el format que es demana: %s',
  'rs-form.dayUnderflow': 'Trieu una data a partir del %s.',
  'rs-form.dayOverflow': 'Trieu una data fins al %s.',
  'rs-form.rangeUnderflow': 'El valor ha de ser %s o més.',
  'rs-form.rangeOverflow': 'El valor ha de ser %s o menys.',
  'rs-form.stepMismatch': 'El valor ha d’anar en passos de %s.',
  'rs-form.tooShort': 'Escriviu com a mínim %s caràcters.',
  'rs-form.tooLong': 'Escriviu com a màxim %s caràcters.',
  'rs-form.errors': {
    one: 'Hi ha %d error al formulari.',
    many: 'Hi ha %d d’errors al formulari.',
    other: 'Hi ha %d errors al formulari.',
  },
  'rs-form.sending': 'S’està enviant el vostre missatge…',
  'rs-form.checking': 'S’estan comprovant les vostres dades…',
  'rs-form.cancel': 'Cancel·lar',
  'rs-form.invalid': 'Aquest camp no és vàlid.',
  'rs-form.server-invalid': 'El servidor no accepta una de les dades del formulari.',
  'rs-form.network':
    'No hem pogut connectar per comprovar les vostres dades. Continuen aquí: reviseu la connexió i torneu-ho a provar, torneu a carregar la pàgina o escriviu-nos d’una altra manera.',
  'rs-form.timeout': 'La comprovació triga massa. Les vostres dades continuen aquí: torneu-ho a provar.',
  'rs-form.server':
    'Ara mateix no podem comprovar les vostres dades. Continuen aquí: torneu-ho a provar d’aquí a un moment.',
  'rs-form.forbidden':
    'El servidor no accepta el formulari. Les vostres dades continuen aquí: copieu-les si voleu, torneu a carregar la pàgina i torneu-ho a provar.',
  'rs-form.too-large':
    'El que heu escrit és massa gran per enviar-ho. Continua aquí: escurceu-ho i torneu-ho a provar.',
  'rs-form.token-renewed':
    'Feia molta estona que la pàgina era oberta i no s’ha enviat res. Les vostres dades continuen aquí: premeu el botó d’enviar una altra vegada.',
  'rs-form.token-renewed-code':
    'Feia molta estona que la pàgina era oberta i no s’ha enviat res. Les vostres dades continuen aquí: escriviu el codi de la imatge i premeu el botó d’enviar una altra vegada.',
  'rs-form.bot-check':
    'No s’ha pogut completar la comprovació contra el correu brossa. Les vostres dades continuen aquí: torneu-ho a provar o escriviu-nos d’una altra manera.',
  'rs-form.still-here':
    'Sembla que el missatge no ha sortit. Les vostres dades continuen aquí: comproveu la connexió i torneu-ho a provar.',

  // The list of errors.
  'rs-form.errors-hint': 'Encara no s’ha enviat res. Les vostres dades continuen aquí.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'Camp nou: %2$s.', many: 'Camps nous: %2$s.', other: 'Camps nous: %2$s.' },
  'rs-form.characters-left': {
    one: 'Us queda %d caràcter.',
    many: 'Us queden %d de caràcters.',
    other: 'Us queden %d caràcters.',
  },
  'rs-form.characters-over': {
    one: 'Sobra %d caràcter.',
    many: 'Sobren %d de caràcters.',
    other: 'Sobren %d caràcters.',
  },
  'rs-form.day-changed': 'El dia s’ha canviat a %d.',
  'rs-form.limit': {
    one: 'Podeu marcar %d opció. Desmarqueu-ne una per canviar.',
    many: 'Podeu marcar %d d’opcions. Desmarqueu-ne una per canviar.',
    other: 'Podeu marcar %d opcions. Desmarqueu-ne una per canviar.',
  },

  // Pages.
  'rs-form.progress': 'Pàgina %d de %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'És massa gran per calcular-ho',
  'rs-form.total-waits': 'S’espera: %s',
  'rs-form.no-number': 'Escriviu un nombre, per exemple %s.',

  // Drafts.
  'rs-form.draft-kept': 'Guardem el que escriviu en aquesta pestanya durant %d minuts.',
  'rs-form.draft-restored': 'Hem recuperat el que havíeu escrit.',
  'rs-form.draft-undo': 'Desfer',
  'rs-form.draft-undone': 'El formulari està com abans.',
  'rs-form.draft-discard': 'Esborrar el que s’ha guardat',
  'rs-form.draft-discarded': 'Hem esborrat el que s’havia guardat.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Enviar igualment',
  'rs-form.bot-unsolved':
    'Falta la comprovació contra el correu brossa: completeu-la al seu requadre i torneu a enviar. Les vostres dades continuen aquí.',
  'rs-form.work': 'S’està comprovant que no sou un robot…',
  'rs-form.work-done': 'Comprovat.',
  'consent.text':
    'Abans d’enviar, aquest formulari consulta un servei extern contra el correu brossa, que pot desar galetes.',
  'consent.allow-once': 'Permetre aquesta vegada i enviar',
  'consent.allow-always': 'Permetre sempre i enviar',

  // Images with a code.
  'rs-form.captcha-image': 'Imatge amb lletres i xifres',
  'rs-form.captcha-renewed': 'Hi ha una imatge nova. Escriviu el que s’hi veu.',
  'rs-form.captcha-failed': 'La imatge no s’ha pogut carregar.',
  'rs-form.captcha-retry': 'Carregar una altra imatge',

  // Sending without leaving the page.
  'rs-form.uploading': 'S’està enviant…',
  'rs-form.stop-sending': 'No enviar',
  'rs-form.sending-stopped': 'Heu aturat l’enviament.',
  'rs-form.sent-part': 'Enviat el %d %%.',

  // The thank-you.
  'rs-form.accepted': 'El vostre missatge s’ha enviat.',
  'rs-form.thank-you': 'Missatge enviat',
  'rs-form.close': 'Tancar',
  'rs-form.continue': 'Continuar',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Afegir un altre fitxer',
  'rs-form.captcha-extra': 'Carregar una altra imatge',
  'rs-form.loading': 'S’està carregant el formulari…',
  'rs-form.load-failed':
    'No s’ha pogut mostrar el formulari. Torneu-ho a provar o escriviu-nos d’una altra manera.',
  'rs-form.day': 'Dia',
  'rs-form.month': 'Mes',
  'rs-form.year': 'Any',
  'rs-form.previous': 'Anterior',
  'rs-form.next': 'Següent',
} satisfies TextsLike<typeof es>);
