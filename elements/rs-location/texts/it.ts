import type { TextsLike } from '../../../shared/i18n/texts.js';
import { italianConsentTexts } from '../../../shared/consent/texts/it.js';
import type { es } from './es.js';

/** Italian texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...italianConsentTexts,
  'location.suggestions': 'Indirizzi',
  'location.count': {
    one: '%d indirizzo: usare le frecce',
    many: '%d di indirizzi: usare le frecce',
    other: '%d indirizzi: usare le frecce',
  },
  'location.none': 'Nessun indirizzo con questo testo',
  'location.map': 'Mappa',
  'location.marker': 'Segnaposto: %s',
  'location.marker-unset': 'Segnaposto non ancora collocato',
  'location.locate': 'Usa la mia posizione',
  'location.locating': 'Ricerca della posizione…',
  'location.denied': 'Il browser non comunica la posizione. Scrivere l’indirizzo.',
  'location.unanswered': 'Non è stato possibile trovare la posizione. Scrivere l’indirizzo.',
  'location.inaccurate':
    'La posizione è nota solo in modo approssimativo. Spostare il segnaposto nel punto giusto.',
  'location.map-failed': 'Non è stato possibile caricare la mappa. Scrivere l’indirizzo.',
  'consent.text':
    'La mappa e i suggerimenti provengono da un altro servizio, che può usare cookie. Senza di esso si può scrivere l’indirizzo.',
  'location.marker-help':
    'Le frecce lo spostano, con Maiusc più lontano; più e meno avvicinano e allontanano la mappa.',
  'location.zoom-in': 'Avvicina',
  'location.zoom-out': 'Allontana',
  'location.coordinates': 'Scrivere latitudine e longitudine, per esempio %s.',
} satisfies TextsLike<typeof es>);
