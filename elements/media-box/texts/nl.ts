import type { TextsLike } from '../../../shared/i18n/texts.js';
import { dutchConsentTexts } from '../../../shared/consent/texts/nl.js';
import type { es } from './es.js';

/** Dutch texts of `<media-box>`. */
export const texts = Object.freeze({
  ...dutchConsentTexts,
  'media-box.label': 'Mediaweergave',
  'media-box.close': 'Sluiten',
  'media-box.next': 'Volgende',
  'media-box.previous': 'Vorige',
  'media-box.cancel': 'Annuleren',
  'media-box.numbers': 'Onderdelen',
  'media-box.page': 'Naar %1$s van %2$s',
  'media-box.counter': '%1$s van %2$s',
  'media-box.status': '%1$s van %2$s: %3$s',
  'media-box.thumbnails': 'Miniaturen',
  'media-box.zoom': 'Afbeelding vergroten',
  'media-box.download': 'Downloaden',
  'media-box.pause': 'Diavoorstelling stoppen',
  'media-box.play': 'Diavoorstelling hervatten',
  'media-box.loading': 'Bezig met laden…',
  'media-box.untitled': 'zonder titel',
  'media-box.broken': 'Dit kon niet worden getoond.',
  'media-box.unknown': 'Dit soort inhoud kan hier niet worden getoond.',
  'media-box.open-itself': 'Openen in de browser',
  'media-box.frame': 'Inhoud: %s',
  'media-box.from': 'Inhoud van %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
