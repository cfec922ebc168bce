import type { TextsLike } from '../../../shared/i18n/texts.js';
import { germanConsentTexts } from '../../../shared/consent/texts/de.js';
import type { es } from './es.js';

/** German texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...germanConsentTexts,
  'location.suggestions': 'Adressen',
  'location.count': {
    one: '%d Adresse: mit den Pfeiltasten wählen',
    other: '%d Adressen: mit den Pfeiltasten wählen',
  },
  'location.none': 'Keine Adresse mit diesem Text',
  'location.map': 'Karte',
  'location.marker': 'Markierung: %s',
  'location.marker-unset': 'Markierung noch nicht gesetzt',
  'location.locate': 'Meinen Standort verwenden',
  'location.locating': 'Ihr Standort wird gesucht…',
  'location.denied': 'Ihr Browser gibt Ihren Standort nicht weiter. Geben Sie die Adresse ein.',
  'location.unanswered': 'Ihr Standort wurde nicht gefunden. Geben Sie die Adresse ein.',
  'location.inaccurate':
    'Ihr Standort ist nur ungefähr bekannt. Verschieben Sie die Markierung an die richtige Stelle.',
  'location.map-failed': 'Die Karte konnte nicht geladen werden. Geben Sie die Adresse ein.',
  'consent.text':
    'Karte und Vorschläge kommen von einem anderen Dienst, der Cookies verwenden kann. Ohne ihn können Sie die Adresse eintippen.',
  'location.marker-help':
    'Die Pfeiltasten verschieben sie, mit der Umschalttaste weiter; Plus und Minus vergrößern und verkleinern die Karte.',
  'location.zoom-in': 'Vergrößern',
  'location.zoom-out': 'Verkleinern',
  'location.coordinates': 'Geben Sie Breiten- und Längengrad ein, zum Beispiel %s.',
} satisfies TextsLike<typeof es>);
