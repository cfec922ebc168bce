import type { TextsLike } from '../../../shared/i18n/texts.js';
import { germanUploadTexts } from '../../../shared/uploads/texts/de.js';
import type { es } from './es.js';

/** German texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...germanUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Einen Moment: Das Formular wird vorbereitet…',
  'rs-form.late':
    'Das dauert länger als gewöhnlich, und es wurde noch nichts gesendet. Ihre Eingaben sind noch da: Warten Sie ein wenig, prüfen Sie die Verbindung oder schreiben Sie uns auf anderem Weg.',
  'rs-form.lost':
    'Ein Teil des Formulars wurde nicht geladen, und es wurde nichts gesendet. Ihre Eingaben sind noch da: Versuchen Sie es erneut, laden Sie die Seite neu oder schreiben Sie uns auf anderem Weg.',
  'rs-form.not-there':
    'Das Formular wurde nicht geladen. Versuchen Sie es erneut, laden Sie die Seite neu oder schreiben Sie uns auf anderem Weg.',
  'rs-form.retry': 'Erneut versuchen',
  'rs-form.send-unchecked': 'Ohne Prüfung senden',

  // Checks and attempts to send.
  'rs-form.email': 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'rs-form.tel': 'Geben Sie eine Telefonnummer im verlangten Format ein.',
  'rs-form.url': 'Geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.com.',
  'rs-form.number': 'Geben Sie eine Zahl ein.',
  'rs-form.range': 'Wählen Sie einen Wert innerhalb der Grenzen.',
  'rs-form.valueMissing': 'Dieses Feld muss ausgefüllt werden.',
  'rs-form.date': 'Geben Sie ein vollständiges Datum ein oder wählen Sie es aus.',
  'rs-form.time': 'Geben Sie eine vollständige Uhrzeit ein oder wählen Sie sie aus.',
  'rs-form.patternMismatch': 'Beachten Sie bitte das verlangte Format.',
  'rs-form.patternHint': 'Beachten Sie bitte das verlangte Format: %s',
  'rs-form.dayUnderflow': 'Wählen Sie ein Datum ab dem %s.',
  'rs-form.dayOverflow': 'Wählen Sie ein Datum bis zum %s.',
  'rs-form.rangeUnderflow': 'Der Wert muss mindestens %s sein.',
  'rs-form.rangeOverflow': 'Der Wert darf höchstens %s sein.',
  'rs-form.stepMismatch': 'Der Wert muss in Schritten von %s gehen.',
  'rs-form.tooShort': 'Geben Sie mindestens %s Zeichen ein.',
  'rs-form.tooLong': 'Geben Sie höchstens %s Zeichen ein.',
  'rs-form.errors': { one: 'Im Formular ist %d Fehler.', other: 'Im Formular sind %d Fehler.' },
  'rs-form.sending': 'Ihre Nachricht wird gesendet…',
  'rs-form.checking': 'Ihre Eingaben werden geprüft…',
  'rs-form.cancel': 'Abbrechen',
  'rs-form.invalid': 'Dieses Feld ist nicht gültig.',
  'rs-form.server-invalid': 'Der Server nimmt eine Angabe im Formular nicht an.',
  'rs-form.network':
    'Zum Prüfen Ihrer Eingaben kam keine Verbindung zustande. Sie sind noch da: Prüfen Sie die Verbindung und versuchen Sie es erneut, laden Sie die Seite neu oder schreiben Sie uns auf anderem Weg.',
  'rs-form.timeout': 'Die Prüfung dauert zu lange. Ihre Eingaben sind noch da: Versuchen Sie es erneut.',
  'rs-form.server':
    'Ihre Eingaben können gerade nicht geprüft werden. Sie sind noch da: Versuchen Sie es gleich noch einmal.',
  'rs-form.forbidden':
    'Der Server nimmt das Formular nicht an. Ihre Eingaben sind noch da: Kopieren Sie sie, wenn Sie möchten, laden Sie die Seite neu und versuchen Sie es erneut.',
  'rs-form.too-large':
    'Ihre Eingaben sind zu umfangreich, um gesendet zu werden. Sie sind noch da: Kürzen Sie sie und versuchen Sie es erneut.',
  'rs-form.token-renewed':
    'Die Seite war lange geöffnet, und es wurde nichts gesendet. Ihre Eingaben sind noch da: Drücken Sie noch einmal auf Senden.',
  'rs-form.token-renewed-code':
    'Die Seite war lange geöffnet, und es wurde nichts gesendet. Ihre Eingaben sind noch da: Geben Sie den Code aus dem Bild ein und drücken Sie noch einmal auf Senden.',
  'rs-form.bot-check':
    'Die Spam-Prüfung konnte nicht abgeschlossen werden. Ihre Eingaben sind noch da: Versuchen Sie es erneut oder schreiben Sie uns auf anderem Weg.',
  'rs-form.still-here':
    'Die Nachricht scheint nicht abgegangen zu sein. Ihre Eingaben sind noch da: Prüfen Sie die Verbindung und versuchen Sie es erneut.',

  // The list of errors.
  'rs-form.errors-hint': 'Es wurde noch nichts gesendet. Ihre Eingaben sind noch da.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'Neues Feld: %2$s.', other: 'Neue Felder: %2$s.' },
  'rs-form.characters-left': { one: 'Noch %d Zeichen übrig.', other: 'Noch %d Zeichen übrig.' },
  'rs-form.characters-over': { one: '%d Zeichen zu viel.', other: '%d Zeichen zu viel.' },
  'rs-form.day-changed': 'Der Tag wurde auf %d geändert.',
  'rs-form.limit': {
    one: 'Sie können %d Option ankreuzen. Zum Wechseln entfernen Sie ein Kreuz.',
    other: 'Sie können %d Optionen ankreuzen. Zum Wechseln entfernen Sie ein Kreuz.',
  },

  // Pages.
  'rs-form.progress': 'Seite %d von %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'Zu groß für die Berechnung',
  'rs-form.total-waits': 'Es fehlt noch: %s',
  'rs-form.no-number': 'Geben Sie eine Zahl ein, zum Beispiel %s.',

  // Drafts.
  'rs-form.draft-kept': 'Ihre Eingaben bleiben in diesem Tab %d Minuten lang gespeichert.',
  'rs-form.draft-restored': 'Ihre früheren Eingaben sind wieder da.',
  'rs-form.draft-undo': 'Rückgängig machen',
  'rs-form.draft-undone': 'Das Formular ist wieder wie vorher.',
  'rs-form.draft-discard': 'Gespeichertes löschen',
  'rs-form.draft-discarded': 'Das Gespeicherte wurde gelöscht.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Trotzdem senden',
  'rs-form.bot-unsolved':
    'Die Spam-Prüfung fehlt: Füllen Sie sie in ihrem Kasten aus und senden Sie erneut. Ihre Eingaben sind noch da.',
  'rs-form.work': 'Es wird geprüft, dass Sie kein Roboter sind…',
  'rs-form.work-done': 'Geprüft.',
  'consent.text':
    'Vor dem Senden nutzt dieses Formular eine externe Spam-Prüfung, die Cookies speichern kann.',
  'consent.allow-once': 'Dieses Mal erlauben und senden',
  'consent.allow-always': 'Immer erlauben und senden',

  // Images with a code.
  'rs-form.captcha-image': 'Bild mit Buchstaben und Ziffern',
  'rs-form.captcha-renewed': 'Es gibt ein neues Bild. Geben Sie ein, was darauf zu sehen ist.',
  'rs-form.captcha-failed': 'Das Bild konnte nicht geladen werden.',
  'rs-form.captcha-retry': 'Anderes Bild laden',

  // Sending without leaving the page.
  'rs-form.uploading': 'Wird gesendet…',
  'rs-form.stop-sending': 'Nicht senden',
  'rs-form.sending-stopped': 'Sie haben das Senden angehalten.',
  'rs-form.sent-part': '%d %% gesendet.',

  // The thank-you.
  'rs-form.accepted': 'Ihre Nachricht wurde gesendet.',
  'rs-form.thank-you': 'Nachricht gesendet',
  'rs-form.close': 'Schließen',
  'rs-form.continue': 'Weiter',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Weitere Datei hinzufügen',
  'rs-form.captcha-extra': 'Anderes Bild laden',
  'rs-form.loading': 'Das Formular wird geladen…',
  'rs-form.load-failed':
    'Das Formular konnte nicht angezeigt werden. Versuchen Sie es erneut oder schreiben Sie uns auf anderem Weg.',
  'rs-form.day': 'Tag',
  'rs-form.month': 'Monat',
  'rs-form.year': 'Jahr',
  'rs-form.previous': 'Zurück',
  'rs-form.next': 'Weiter',
} satisfies TextsLike<typeof es>);
