import type { TextsLike } from '../../../shared/i18n/texts.js';
import { catalanConsentTexts } from '../../../shared/consent/texts/ca.js';
import type { es } from './es.js';

/** Catalan texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...catalanConsentTexts,
  'location.suggestions': 'Adreces',
  'location.count': {
    one: '%d adreça: feu servir les fletxes',
    many: '%d d’adreces: feu servir les fletxes',
    other: '%d adreces: feu servir les fletxes',
  },
  'location.none': 'Cap adreça amb aquest text',
  'location.map': 'Mapa',
  'location.marker': 'Marcador: %s',
  'location.marker-unset': 'Marcador encara sense posar',
  'location.locate': 'Fer servir la meva ubicació',
  'location.locating': 'S’està cercant la vostra ubicació…',
  'location.denied': 'El vostre navegador no dona la vostra ubicació. Escriviu l’adreça.',
  'location.unanswered': 'No s’ha pogut saber la vostra ubicació. Escriviu l’adreça.',
  'location.inaccurate':
    'La vostra ubicació només se sap de manera aproximada. Moveu el marcador al seu lloc.',
  'location.map-failed': 'El mapa no s’ha pogut carregar. Escriviu l’adreça.',
  'consent.text':
    'El mapa i els suggeriments són d’un altre servei, que pot fer servir galetes. Sense aquest servei podeu escriure l’adreça.',
  'location.marker-help':
    'Les fletxes el mouen, amb majúscules més lluny; més i menys acosten i allunyen el mapa.',
  'location.zoom-in': 'Acostar',
  'location.zoom-out': 'Allunyar',
  'location.coordinates': 'Escriviu la latitud i la longitud, com ara %s.',
} satisfies TextsLike<typeof es>);
