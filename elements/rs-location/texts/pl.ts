import type { TextsLike } from '../../../shared/i18n/texts.js';
import { polishConsentTexts } from '../../../shared/consent/texts/pl.js';
import type { es } from './es.js';

/** Polish texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...polishConsentTexts,
  'location.suggestions': 'Adresy',
  'location.count': {
    one: '%d adres: wybór klawiszami strzałek',
    few: '%d adresy: wybór klawiszami strzałek',
    many: '%d adresów: wybór klawiszami strzałek',
    other: '%d adresu: wybór klawiszami strzałek',
  },
  'location.none': 'Brak adresu z tym tekstem',
  'location.map': 'Mapa',
  'location.marker': 'Znacznik: %s',
  'location.marker-unset': 'Znacznik nie został jeszcze ustawiony',
  'location.locate': 'Użyj mojej lokalizacji',
  'location.locating': 'Wyszukiwanie lokalizacji…',
  'location.denied': 'Przeglądarka nie podaje lokalizacji. Proszę wpisać adres.',
  'location.unanswered': 'Nie udało się ustalić lokalizacji. Proszę wpisać adres.',
  'location.inaccurate':
    'Lokalizacja jest znana tylko w przybliżeniu. Proszę przesunąć znacznik we właściwe miejsce.',
  'location.map-failed': 'Nie udało się wczytać mapy. Proszę wpisać adres.',
  'consent.text':
    'Mapa i podpowiedzi pochodzą z innego serwisu, który może używać plików cookie. Bez niego adres można wpisać ręcznie.',
  'location.marker-help':
    'Klawisze strzałek przesuwają znacznik, z klawiszem Shift dalej; plus i minus przybliżają i oddalają mapę.',
  'location.zoom-in': 'Przybliż',
  'location.zoom-out': 'Oddal',
  'location.coordinates': 'Proszę wpisać szerokość i długość geograficzną, na przykład %s.',
} satisfies TextsLike<typeof es>);
