import type { TextsLike } from '../../../shared/i18n/texts.js';
import { italianUploadTexts } from '../../../shared/uploads/texts/it.js';
import type { es } from './es.js';

/** Italian texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...italianUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Un momento: il modulo è in preparazione…',
  'rs-form.late':
    'Ci vuole più tempo del solito e non è ancora stato inviato nulla. I dati scritti sono ancora qui: attendere un po’, controllare la connessione o scriverci in un altro modo.',
  'rs-form.lost':
    'Una parte del modulo non è stata caricata e non è stato inviato nulla. I dati scritti sono ancora qui: riprovare, ricaricare la pagina o scriverci in un altro modo.',
  'rs-form.not-there':
    'Il modulo non è stato caricato. Riprovare, ricaricare la pagina o scriverci in un altro modo.',
  'rs-form.retry': 'Riprova',
  'rs-form.send-unchecked': 'Invia senza controllare',

  // Checks and attempts to send.
  'rs-form.email': 'Scrivere un indirizzo e-mail completo, per esempio nome@esempio.it.',
  'rs-form.tel': 'Scrivere un numero di telefono nel formato richiesto.',
  'rs-form.url': 'Scrivere un indirizzo web completo, per esempio https://esempio.it.',
  'rs-form.number': 'Scrivere un numero.',
  'rs-form.range': 'Scegliere un valore entro i limiti.',
  'rs-form.valueMissing': 'Questo campo è obbligatorio.',
  'rs-form.date': 'Scrivere o scegliere una data completa.',
  'rs-form.time': 'Scrivere o scegliere un’ora completa.',
  'rs-form.patternMismatch': 'Rispettare il formato richiesto.',
  'rs-form.patternHint': 'Rispettare il formato richiesto: %s',
  'rs-form.dayUnderflow': 'Scegliere una data a partire dal %s.',
  'rs-form.dayOverflow': 'Scegliere una data fino al %s.',
  'rs-form.rangeUnderflow': 'Il valore deve essere %s o più.',
  'rs-form.rangeOverflow': 'Il valore deve essere %s o meno.',
  'rs-form.stepMismatch': 'Il valore deve procedere a passi di %s.',
  'rs-form.tooShort': 'Scrivere almeno %s caratteri.',
  'rs-form.tooLong': 'Scrivere al massimo %s caratteri.',
  'rs-form.errors': {
    one: 'C’è %d errore nel modulo.',
    many: 'Ci sono %d di errori nel modulo.',
    other: 'Ci sono %d errori nel modulo.',
  },
  'rs-form.sending': 'Invio del messaggio…',
  'rs-form.checking': 'Controllo dei dati…',
  'rs-form.cancel': 'Annulla',
  'rs-form.invalid': 'Questo campo non è valido.',
  'rs-form.server-invalid': 'Il server non accetta uno dei dati del modulo.',
  'rs-form.network':
    'Non è stato possibile collegarsi per controllare i dati. Sono ancora qui: verificare la connessione e riprovare, ricaricare la pagina o scriverci in un altro modo.',
  'rs-form.timeout': 'Il controllo richiede troppo tempo. I dati scritti sono ancora qui: riprovare.',
  'rs-form.server':
    'In questo momento non è possibile controllare i dati. Sono ancora qui: riprovare tra poco.',
  'rs-form.forbidden':
    'Il server non accetta il modulo. I dati scritti sono ancora qui: copiarli se si desidera, ricaricare la pagina e riprovare.',
  'rs-form.too-large':
    'Il testo scritto è troppo grande per essere inviato. È ancora qui: accorciarlo e riprovare.',
  'rs-form.token-renewed':
    'La pagina era aperta da molto tempo e non è stato inviato nulla. I dati scritti sono ancora qui: premere di nuovo il pulsante di invio.',
  'rs-form.token-renewed-code':
    'La pagina era aperta da molto tempo e non è stato inviato nulla. I dati scritti sono ancora qui: scrivere il codice dell’immagine e premere di nuovo il pulsante di invio.',
  'rs-form.bot-check':
    'Non è stato possibile completare il controllo antispam. I dati scritti sono ancora qui: riprovare o scriverci in un altro modo.',
  'rs-form.still-here':
    'Sembra che il messaggio non sia partito. I dati scritti sono ancora qui: controllare la connessione e riprovare.',

  // The list of errors.
  'rs-form.errors-hint': 'Non è ancora stato inviato nulla. I dati scritti sono ancora qui.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'Nuovo campo: %2$s.', many: 'Nuovi campi: %2$s.', other: 'Nuovi campi: %2$s.' },
  'rs-form.characters-left': {
    one: 'Rimane %d carattere.',
    many: 'Rimangono %d di caratteri.',
    other: 'Rimangono %d caratteri.',
  },
  'rs-form.characters-over': {
    one: '%d carattere di troppo.',
    many: '%d di caratteri di troppo.',
    other: '%d caratteri di troppo.',
  },
  'rs-form.day-changed': 'Il giorno è stato cambiato in %d.',
  'rs-form.limit': {
    one: 'Si può selezionare %d opzione. Per cambiare, deselezionarla.',
    many: 'Si possono selezionare %d di opzioni. Per cambiare, deselezionarne una.',
    other: 'Si possono selezionare %d opzioni. Per cambiare, deselezionarne una.',
  },

  // Pages.
  'rs-form.progress': 'Pagina %d di %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'Troppo grande per essere calcolato',
  'rs-form.total-waits': 'In attesa di: %s',
  'rs-form.no-number': 'Scrivere un numero, per esempio %s.',

  // Drafts.
  'rs-form.draft-kept': 'Conserviamo in questa scheda ciò che viene scritto per %d minuti.',
  'rs-form.draft-restored': 'Abbiamo recuperato ciò che era stato scritto.',
  'rs-form.draft-undo': 'Annulla il recupero',
  'rs-form.draft-undone': 'Il modulo è come prima.',
  'rs-form.draft-discard': 'Cancella i dati conservati',
  'rs-form.draft-discarded': 'I dati conservati sono stati cancellati.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Invia comunque',
  'rs-form.bot-unsolved':
    'Manca il controllo antispam: completarlo nel suo riquadro e inviare di nuovo. I dati scritti sono ancora qui.',
  'rs-form.work': 'Verifica che non si tratti di un robot…',
  'rs-form.work-done': 'Verificato.',
  'consent.text':
    'Prima dell’invio, questo modulo consulta un servizio antispam esterno, che può salvare cookie.',
  'consent.allow-once': 'Consenti questa volta e invia',
  'consent.allow-always': 'Consenti sempre e invia',

  // Images with a code.
  'rs-form.captcha-image': 'Immagine con lettere e cifre',
  'rs-form.captcha-renewed': 'C’è una nuova immagine. Scrivere ciò che mostra.',
  'rs-form.captcha-failed': 'Non è stato possibile caricare l’immagine.',
  'rs-form.captcha-retry': 'Carica un’altra immagine',

  // Sending without leaving the page.
  'rs-form.uploading': 'Invio in corso…',
  'rs-form.stop-sending': 'Non inviare',
  'rs-form.sending-stopped': 'L’invio è stato fermato.',
  'rs-form.sent-part': 'Inviato il %d %%.',

  // The thank-you.
  'rs-form.accepted': 'Il messaggio è stato inviato.',
  'rs-form.thank-you': 'Messaggio inviato',
  'rs-form.close': 'Chiudi',
  'rs-form.continue': 'Continua',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Aggiungi un altro file',
  'rs-form.captcha-extra': 'Carica un’altra immagine',
  'rs-form.loading': 'Caricamento del modulo…',
  'rs-form.load-failed': 'Non è stato possibile mostrare il modulo. Riprovare o scriverci in un altro modo.',
  'rs-form.day': 'Giorno',
  'rs-form.month': 'Mese',
  'rs-form.year': 'Anno',
  'rs-form.previous': 'Indietro',
  'rs-form.next': 'Avanti',
} satisfies TextsLike<typeof es>);
