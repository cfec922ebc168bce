import type { TextsLike } from '../../../shared/i18n/texts.js';
import { basqueConsentTexts } from '../../../shared/consent/texts/eu.js';
import type { es } from './es.js';

/** Basque texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...basqueConsentTexts,
  'location.suggestions': 'Helbideak',
  'location.count': { one: 'Helbide %d: erabili geziak', other: '%d helbide: erabili geziak' },
  'location.none': 'Ez dago testu hori duen helbiderik',
  'location.map': 'Mapa',
  'location.marker': 'Markatzailea: %s',
  'location.marker-unset': 'Markatzailea jarri gabe',
  'location.locate': 'Erabili nire kokapena',
  'location.locating': 'Zure kokapena bilatzen…',
  'location.denied': 'Zure nabigatzaileak ez du zure kokapena ematen. Idatzi helbidea.',
  'location.unanswered': 'Ezin izan da zure kokapena jakin. Idatzi helbidea.',
  'location.inaccurate':
    'Zure kokapena gutxi gorabehera baino ez da ezagutzen. Eraman markatzailea bere lekura.',
  'location.map-failed': 'Ezin izan da mapa kargatu. Idatzi helbidea.',
  'consent.text':
    'Mapa eta iradokizunak beste zerbitzu batenak dira, eta zerbitzu horrek cookieak erabil ditzake. Hura gabe helbidea idatz dezakezu.',
  'location.marker-help':
    'Geziek mugitzen dute, maiuskulekin urrunago; plusak eta minusak mapa hurbildu eta urruntzen dute.',
  'location.zoom-in': 'Hurbildu',
  'location.zoom-out': 'Urrundu',
  'location.coordinates': 'Idatzi latitudea eta longitudea, adibidez %s.',
} satisfies TextsLike<typeof es>);
