import type { TextsLike } from '../../../shared/i18n/texts.js';
import { dutchUploadTexts } from '../../../shared/uploads/texts/nl.js';
import type { es } from './es.js';

/** Dutch texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...dutchUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Een ogenblik: het formulier wordt klaargemaakt…',
  'rs-form.late':
    'Dit duurt langer dan normaal en er is nog niets verstuurd. Wat u hebt ingevuld, staat er nog: wacht even, controleer de verbinding of schrijf ons op een andere manier.',
  'rs-form.lost':
    'Een deel van het formulier is niet geladen en er is niets verstuurd. Wat u hebt ingevuld, staat er nog: probeer het opnieuw, laad de pagina opnieuw of schrijf ons op een andere manier.',
  'rs-form.not-there':
    'Het formulier is niet geladen. Probeer het opnieuw, laad de pagina opnieuw of schrijf ons op een andere manier.',
  'rs-form.retry': 'Opnieuw proberen',
  'rs-form.send-unchecked': 'Versturen zonder controle',

  // Checks and attempts to send.
  'rs-form.email': 'Vul een volledig e-mailadres in, bijvoorbeeld naam@example.com.',
  'rs-form.tel': 'Vul een telefoonnummer in de gevraagde notatie in.',
  'rs-form.url': 'Vul een volledig webadres in, bijvoorbeeld https://example.com.',
  'rs-form.number': 'Vul een getal in.',
  'rs-form.range': 'Kies een waarde binnen de grenzen.',
  'rs-form.valueMissing': 'Dit veld is verplicht.',
  'rs-form.date': 'Vul een volledige datum in of kies er een.',
  'rs-form.time': 'Vul een volledige tijd in of kies er een.',
  'rs-form.patternMismatch': 'Gebruik de gevraagde notatie.',
  'rs-form.patternHint': 'Gebruik de gevraagde notatie: %s',
  'rs-form.dayUnderflow': 'Kies een datum vanaf %s.',
  'rs-form.dayOverflow': 'Kies een datum tot en met %s.',
  'rs-form.rangeUnderflow': 'De waarde moet %s of meer zijn.',
  'rs-form.rangeOverflow': 'De waarde moet %s of minder zijn.',
  'rs-form.stepMismatch': 'De waarde moet in stappen van %s gaan.',
  'rs-form.tooShort': 'Vul minstens %s tekens in.',
  'rs-form.tooLong': 'Vul hoogstens %s tekens in.',
  'rs-form.errors': {
    one: 'Er staat %d fout in het formulier.',
    other: 'Er staan %d fouten in het formulier.',
  },
  'rs-form.sending': 'Uw bericht wordt verstuurd…',
  'rs-form.checking': 'Uw gegevens worden gecontroleerd…',
  'rs-form.cancel': 'Annuleren',
  'rs-form.invalid': 'Dit veld is niet geldig.',
  'rs-form.server-invalid': 'De server accepteert een gegeven in het formulier niet.',
  'rs-form.network':
    'Er kon geen verbinding worden gemaakt om uw gegevens te controleren. Ze staan er nog: controleer de verbinding en probeer het opnieuw, laad de pagina opnieuw of schrijf ons op een andere manier.',
  'rs-form.timeout': 'De controle duurt te lang. Wat u hebt ingevuld, staat er nog: probeer het opnieuw.',
  'rs-form.server':
    'Uw gegevens kunnen nu niet worden gecontroleerd. Ze staan er nog: probeer het zo meteen opnieuw.',
  'rs-form.forbidden':
    'De server accepteert het formulier niet. Wat u hebt ingevuld, staat er nog: kopieer het als u wilt, laad de pagina opnieuw en probeer het nog eens.',
  'rs-form.too-large':
    'Wat u hebt ingevuld, is te groot om te versturen. Het staat er nog: maak het korter en probeer het opnieuw.',
  'rs-form.token-renewed':
    'De pagina stond lang open en er is niets verstuurd. Wat u hebt ingevuld, staat er nog: druk nog een keer op versturen.',
  'rs-form.token-renewed-code':
    'De pagina stond lang open en er is niets verstuurd. Wat u hebt ingevuld, staat er nog: vul de code van de afbeelding in en druk nog een keer op versturen.',
  'rs-form.bot-check':
    'De spamcontrole kon niet worden voltooid. Wat u hebt ingevuld, staat er nog: probeer het opnieuw of schrijf ons op een andere manier.',
  'rs-form.still-here':
    'Het bericht lijkt niet te zijn verstuurd. Wat u hebt ingevuld, staat er nog: controleer de verbinding en probeer het opnieuw.',

  // The list of errors.
  'rs-form.errors-hint': 'Er is nog niets verstuurd. Wat u hebt ingevuld, staat er nog.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'Nieuw veld: %2$s.', other: 'Nieuwe velden: %2$s.' },
  'rs-form.characters-left': { one: 'Nog %d teken over.', other: 'Nog %d tekens over.' },
  'rs-form.characters-over': { one: '%d teken te veel.', other: '%d tekens te veel.' },
  'rs-form.day-changed': 'De dag is veranderd in %d.',
  'rs-form.limit': {
    one: 'U kunt %d optie aanvinken. Vink er een uit om te wisselen.',
    other: 'U kunt %d opties aanvinken. Vink er een uit om te wisselen.',
  },

  // Pages.
  'rs-form.progress': 'Pagina %d van %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'Te groot om te berekenen',
  'rs-form.total-waits': 'Wacht op: %s',
  'rs-form.no-number': 'Vul een getal in, bijvoorbeeld %s.',

  // Drafts.
  'rs-form.draft-kept': 'Wat u invult, blijft in dit tabblad %d minuten bewaard.',
  'rs-form.draft-restored': 'Wat u eerder had ingevuld, is teruggezet.',
  'rs-form.draft-undo': 'Ongedaan maken',
  'rs-form.draft-undone': 'Het formulier is weer zoals het was.',
  'rs-form.draft-discard': 'Bewaarde gegevens wissen',
  'rs-form.draft-discarded': 'De bewaarde gegevens zijn gewist.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Toch versturen',
  'rs-form.bot-unsolved':
    'De spamcontrole ontbreekt: vul die in het vak in en verstuur opnieuw. Wat u hebt ingevuld, staat er nog.',
  'rs-form.work': 'Er wordt gecontroleerd dat u geen robot bent…',
  'rs-form.work-done': 'Gecontroleerd.',
  'consent.text':
    'Vóór het versturen raadpleegt dit formulier een externe spamcontrole, die cookies kan opslaan.',
  'consent.allow-once': 'Deze keer toestaan en versturen',
  'consent.allow-always': 'Altijd toestaan en versturen',

  // Images with a code.
  'rs-form.captcha-image': 'Afbeelding met letters en cijfers',
  'rs-form.captcha-renewed': 'Er is een nieuwe afbeelding. Typ wat erop staat.',
  'rs-form.captcha-failed': 'De afbeelding kon niet worden geladen.',
  'rs-form.captcha-retry': 'Andere afbeelding laden',

  // Sending without leaving the page.
  'rs-form.uploading': 'Bezig met versturen…',
  'rs-form.stop-sending': 'Niet versturen',
  'rs-form.sending-stopped': 'U hebt het versturen gestopt.',
  'rs-form.sent-part': '%d %% verstuurd.',

  // The thank-you.
  'rs-form.accepted': 'Uw bericht is verstuurd.',
  'rs-form.thank-you': 'Bericht verstuurd',
  'rs-form.close': 'Sluiten',
  'rs-form.continue': 'Doorgaan',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Nog een bestand toevoegen',
  'rs-form.captcha-extra': 'Andere afbeelding laden',
  'rs-form.loading': 'Het formulier wordt geladen…',
  'rs-form.load-failed':
    'Het formulier kon niet worden getoond. Probeer het opnieuw of schrijf ons op een andere manier.',
  'rs-form.day': 'Dag',
  'rs-form.month': 'Maand',
  'rs-form.year': 'Jaar',
  'rs-form.previous': 'Vorige',
  'rs-form.next': 'Volgende',
} satisfies TextsLike<typeof es>);
