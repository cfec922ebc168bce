import type { TextsLike } from '../../../shared/i18n/texts.js';
import { frenchConsentTexts } from '../../../shared/consent/texts/fr.js';
import type { es } from './es.js';

/** French texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...frenchConsentTexts,
  'location.suggestions': 'Adresses',
  'location.count': {
    one: '%d adresse : utilisez les flèches',
    many: '%d d’adresses : utilisez les flèches',
    other: '%d adresses : utilisez les flèches',
  },
  'location.none': 'Aucune adresse avec ce texte',
  'location.map': 'Carte',
  'location.marker': 'Repère : %s',
  'location.marker-unset': 'Repère pas encore placé',
  'location.locate': 'Utiliser ma position',
  'location.locating': 'Recherche de votre position…',
  'location.denied': 'Votre navigateur ne donne pas votre position. Saisissez l’adresse.',
  'location.unanswered': 'Votre position n’a pas pu être trouvée. Saisissez l’adresse.',
  'location.inaccurate': 'Votre position n’est connue qu’approximativement. Placez le repère au bon endroit.',
  'location.map-failed': 'La carte n’a pas pu être chargée. Saisissez l’adresse.',
  'consent.text':
    'La carte et les suggestions proviennent d’un autre service, qui peut utiliser des cookies. Sans lui, vous pouvez saisir l’adresse.',
  'location.marker-help':
    'Les flèches le déplacent, plus loin avec Majuscule ; plus et moins rapprochent et éloignent la carte.',
  'location.zoom-in': 'Zoom avant',
  'location.zoom-out': 'Zoom arrière',
  'location.coordinates': 'Saisissez la latitude et la longitude, par exemple %s.',
} satisfies TextsLike<typeof es>);
