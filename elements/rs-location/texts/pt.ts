import type { TextsLike } from '../../../shared/i18n/texts.js';
import { portugueseConsentTexts } from '../../../shared/consent/texts/pt.js';
import type { es } from './es.js';

/** Portuguese texts of `<rs-location>`. */
export const texts = Object.freeze({
  ...portugueseConsentTexts,
  'location.suggestions': 'Endereços',
  'location.count': {
    one: '%d endereço: use as setas',
    many: '%d de endereços: use as setas',
    other: '%d endereços: use as setas',
  },
  'location.none': 'Nenhum endereço com esse texto',
  'location.map': 'Mapa',
  'location.marker': 'Marcador: %s',
  'location.marker-unset': 'Marcador ainda por colocar',
  'location.locate': 'Usar a minha localização',
  'location.locating': 'A procurar a sua localização…',
  'location.denied': 'O seu navegador não indica a sua localização. Escreva o endereço.',
  'location.unanswered': 'Não foi possível saber a sua localização. Escreva o endereço.',
  'location.inaccurate':
    'A sua localização só se conhece de forma aproximada. Mova o marcador para o sítio certo.',
  'location.map-failed': 'Não foi possível carregar o mapa. Escreva o endereço.',
  'consent.text':
    'O mapa e as sugestões são de outro serviço, que pode usar cookies. Sem ele pode escrever o endereço.',
  'location.marker-help': 'As setas movem-no, com Shift mais longe; mais e menos aproximam e afastam o mapa.',
  'location.zoom-in': 'Aproximar',
  'location.zoom-out': 'Afastar',
  'location.coordinates': 'Escreva a latitude e a longitude, como %s.',
} satisfies TextsLike<typeof es>);
