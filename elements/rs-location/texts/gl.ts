import type { TextsLike } from '../../../shared/i18n/texts.js';
import { galicianConsentTexts } from '../../../shared/consent/texts/gl.js';
import type { es } from './es.js';

/** Galician texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...galicianConsentTexts,
  'location.suggestions': 'Enderezos',
  'location.count': { one: '%d enderezo: use as frechas', other: '%d enderezos: use as frechas' },
  'location.none': 'Ningún enderezo con ese texto',
  'location.map': 'Mapa',
  'location.marker': 'Marcador: %s',
  'location.marker-unset': 'Marcador sen poñer',
  'location.locate': 'Usar a miña localización',
  'location.locating': 'Buscando a súa localización…',
  'location.denied': 'O seu navegador non dá a súa localización. Escriba o enderezo.',
  'location.unanswered': 'Non se puido saber a súa localización. Escriba o enderezo.',
  'location.inaccurate': 'A súa localización só se sabe de forma aproximada. Mova o marcador ao seu sitio.',
  'location.map-failed': 'O mapa non se puido cargar. Escriba o enderezo.',
  'consent.text':
    'O mapa e as suxestións son doutro servizo, que pode usar cookies. Sen el pode escribir o enderezo.',
  'location.marker-help':
    'As frechas móveno, con maiúsculas máis lonxe; máis e menos achegan e afastan o mapa.',
  'location.zoom-in': 'Achegar',
  'location.zoom-out': 'Afastar',
  'location.coordinates': 'Escriba a latitude e a lonxitude, como %s.',
} satisfies TextsLike<typeof es>);
