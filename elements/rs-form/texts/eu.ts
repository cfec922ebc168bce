import type { TextsLike } from '../../../shared/i18n/texts.js';
import { basqueUploadTexts } from '../../../shared/uploads/texts/eu.js';
import type { es } from './es.js';

/** Basque texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...basqueUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Une bat: formularioa prestatzen ari da…',
  'rs-form.late':
    'Ohi baino gehiago irauten ari da, eta oraindik ez da ezer bidali. Zure datuak hemen daude: itxaron pixka bat, egiaztatu konexioa edo idatzi beste modu batera.',
  'rs-form.lost':
    'Formularioaren zati bat ez da kargatu, eta ez da ezer bidali. Zure datuak hemen daude: saiatu berriro, kargatu berriro orria edo idatzi beste modu batera.',
  'rs-form.not-there':
    'Formularioa ez da kargatu. Saiatu berriro, kargatu berriro orria edo idatzi beste modu batera.',
  'rs-form.retry': 'Saiatu berriro',
  'rs-form.send-unchecked': 'Bidali egiaztatu gabe',

  // Checks and attempts to send.
  'rs-form.email': 'Idatzi helbide elektroniko oso bat, adibidez izena@adibidea.eus.',
  'rs-form.tel': 'Idatzi telefono-zenbaki bat eskatzen den formatuan.',
  'rs-form.url': 'Idatzi web-helbide oso bat, adibidez https://adibidea.eus.',
  'rs-form.number': 'Idatzi zenbaki bat.',
  'rs-form.range': 'Aukeratu mugen barruko balio bat.',
  'rs-form.valueMissing': 'Eremu hau nahitaezkoa da.',
  'rs-form.date': 'Idatzi edo aukeratu data oso bat.',
  'rs-form.time': 'Idatzi edo aukeratu ordu oso bat.',
  'rs-form.patternMismatch': 'Idatzi eskatzen den formatuan.',
  'rs-form.patternHint': 'Idatzi eskatzen den formatuan: %s',
  'rs-form.dayUnderflow': 'Aukeratu data bat. Lehena: %s.',
  'rs-form.dayOverflow': 'Aukeratu data bat. Azkena: %s.',
  'rs-form.rangeUnderflow': 'Balioak %s edo gehiago izan behar du.',
  'rs-form.rangeOverflow': 'Balioak %s edo gutxiago izan behar du.',
  'rs-form.stepMismatch': 'Balioaren urratsa: %s.',
  'rs-form.tooShort': 'Idatzi gutxienez %s karaktere.',
  'rs-form.tooLong': 'Idatzi gehienez %s karaktere.',
  'rs-form.errors': { one: 'Errore %d dago formularioan.', other: '%d errore daude formularioan.' },
  'rs-form.sending': 'Zure mezua bidaltzen…',
  'rs-form.checking': 'Zure datuak egiaztatzen…',
  'rs-form.cancel': 'Utzi',
  'rs-form.invalid': 'Eremu hau ez da baliozkoa.',
  'rs-form.server-invalid': 'Zerbitzariak ez du formularioko datu bat onartzen.',
  'rs-form.network':
    'Ezin izan gara konektatu zure datuak egiaztatzeko. Hemen daude: begiratu konexioa eta saiatu berriro, kargatu berriro orria edo idatzi beste modu batera.',
  'rs-form.timeout': 'Egiaztapena luzeegi ari da jotzen. Zure datuak hemen daude: saiatu berriro.',
  'rs-form.server':
    'Une honetan ezin ditugu zure datuak egiaztatu. Hemen daude: saiatu berriro une bat barru.',
  'rs-form.forbidden':
    'Zerbitzariak ez du formularioa onartzen. Zure datuak hemen daude: kopiatu nahi baduzu, kargatu berriro orria eta saiatu berriro.',
  'rs-form.too-large': 'Idatzi duzuna handiegia da bidaltzeko. Hemen dago: laburtu eta saiatu berriro.',
  'rs-form.token-renewed':
    'Orria denbora luzez egon da irekita, eta ez da ezer bidali. Zure datuak hemen daude: sakatu bidaltzeko botoia beste behin.',
  'rs-form.token-renewed-code':
    'Orria denbora luzez egon da irekita, eta ez da ezer bidali. Zure datuak hemen daude: idatzi irudiko kodea eta sakatu bidaltzeko botoia beste behin.',
  'rs-form.bot-check':
    'Ezin izan da spamaren aurkako egiaztapena osatu. Zure datuak hemen daude: saiatu berriro edo idatzi beste modu batera.',
  'rs-form.still-here':
    'Badirudi mezua ez dela irten. Zure datuak hemen daude: egiaztatu konexioa eta saiatu berriro.',

  // The list of errors.
  'rs-form.errors-hint': 'Oraindik ez da ezer bidali. Zure datuak hemen daude.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'Eremu berria: %2$s.', other: 'Eremu berriak: %2$s.' },
  'rs-form.characters-left': {
    one: 'Karaktere %d geratzen zaizu.',
    other: '%d karaktere geratzen zaizkizu.',
  },
  'rs-form.characters-over': { one: 'Karaktere %d soberan dago.', other: '%d karaktere soberan daude.' },
  'rs-form.day-changed': 'Eguna aldatu da. Berria: %d.',
  'rs-form.limit': {
    one: 'Aukera %d marka dezakezu. Aldatzeko, kendu marka bat.',
    other: '%d aukera marka ditzakezu. Aldatzeko, kendu marka bat.',
  },

  // Pages.
  'rs-form.progress': '%d. orria, %d guztira',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'Handiegia da kalkulatzeko',
  'rs-form.total-waits': 'Zain: %s',
  'rs-form.no-number': 'Idatzi zenbaki bat, adibidez %s.',

  // Drafts.
  'rs-form.draft-kept': 'Idazten duzuna fitxa honetan gordetzen dugu %d minutuz.',
  'rs-form.draft-restored': 'Idatzita zenuena berreskuratu dugu.',
  'rs-form.draft-undo': 'Desegin',
  'rs-form.draft-undone': 'Formularioa lehen bezala dago.',
  'rs-form.draft-discard': 'Ezabatu gordetakoa',
  'rs-form.draft-discarded': 'Gordetakoa ezabatu dugu.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Bidali hala ere',
  'rs-form.bot-unsolved':
    'Spamaren aurkako egiaztapena falta da: osatu bere laukian eta bidali berriro. Zure datuak hemen daude.',
  'rs-form.work': 'Robota ez zarela egiaztatzen…',
  'rs-form.work-done': 'Egiaztatuta.',
  'consent.text':
    'Bidali aurretik, formulario honek spamaren aurkako kanpoko zerbitzu bat erabiltzen du, eta zerbitzu horrek cookieak gorde ditzake.',
  'consent.allow-once': 'Baimendu oraingoan eta bidali',
  'consent.allow-always': 'Baimendu beti eta bidali',

  // Images with a code.
  'rs-form.captcha-image': 'Letrak eta zifrak dituen irudia',
  'rs-form.captcha-renewed': 'Irudi berri bat dago. Idatzi bertan ikusten dena.',
  'rs-form.captcha-failed': 'Ezin izan da irudia kargatu.',
  'rs-form.captcha-retry': 'Kargatu beste irudi bat',

  // Sending without leaving the page.
  'rs-form.uploading': 'Bidaltzen…',
  'rs-form.stop-sending': 'Ez bidali',
  'rs-form.sending-stopped': 'Bidalketa gelditu duzu.',
  'rs-form.sent-part': '%% %d bidali da.',

  // The thank-you.
  'rs-form.accepted': 'Zure mezua bidali da.',
  'rs-form.thank-you': 'Mezua bidali da',
  'rs-form.close': 'Itxi',
  'rs-form.continue': 'Jarraitu',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Gehitu beste fitxategi bat',
  'rs-form.captcha-extra': 'Kargatu beste irudi bat',
  'rs-form.loading': 'Formularioa kargatzen…',
  'rs-form.load-failed': 'Ezin izan da formularioa erakutsi. Saiatu berriro edo idatzi beste modu batera.',
  'rs-form.day': 'Eguna',
  'rs-form.month': 'Hilabetea',
  'rs-form.year': 'Urtea',
  'rs-form.previous': 'Aurrekoa',
  'rs-form.next': 'Hurrengoa',
} satisfies TextsLike<typeof es>);
