import type { TextsLike } from '../../../shared/i18n/texts.js';
import { dutchConsentTexts } from '../../../shared/consent/texts/nl.js';
import type { es } from './es.js';

/** Dutch texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...dutchConsentTexts,
  'location.suggestions': 'Adressen',
  'location.count': {
    one: '%d adres: gebruik de pijltjestoetsen',
    other: '%d adressen: gebruik de pijltjestoetsen',
  },
  'location.none': 'Geen adres met deze tekst',
  'location.map': 'Kaart',
  'location.marker': 'Markering: %s',
  'location.marker-unset': 'Markering nog niet geplaatst',
  'location.locate': 'Mijn locatie gebruiken',
  'location.locating': 'Uw locatie wordt gezocht…',
  'location.denied': 'Uw browser geeft uw locatie niet door. Typ het adres.',
  'location.unanswered': 'Uw locatie kon niet worden gevonden. Typ het adres.',
  'location.inaccurate':
    'Uw locatie is alleen bij benadering bekend. Verplaats de markering naar de juiste plek.',
  'location.map-failed': 'De kaart kon niet worden geladen. Typ het adres.',
  'consent.text':
    'De kaart en de suggesties komen van een andere dienst, die cookies kan gebruiken. Zonder die dienst kunt u het adres typen.',
  'location.marker-help':
    'De pijltjestoetsen verplaatsen de markering, met Shift verder; plus en min zoomen de kaart in en uit.',
  'location.zoom-in': 'Inzoomen',
  'location.zoom-out': 'Uitzoomen',
  'location.coordinates': 'Vul breedte- en lengtegraad in, zoals %s.',
} satisfies TextsLike<typeof es>);
