import type { TextsLike } from '../../../shared/i18n/texts.js';
import { galicianConsentTexts } from '../../../shared/consent/texts/gl.js';
import type { es } from './es.js';

/** Galician texts of `<media-box>`. */
export const texts = Object.freeze({
  ...galicianConsentTexts,
  'media-box.label': 'Visor',
  'media-box.close': 'Pechar',
  'media-box.next': 'Seguinte',
  'media-box.previous': 'Anterior',
  'media-box.cancel': 'Cancelar',
  'media-box.numbers': 'Elementos',
  'media-box.page': 'Ir ao %1$s de %2$s',
  'media-box.counter': '%1$s de %2$s',
  'media-box.status': '%1$s de %2$s: %3$s',
  'media-box.thumbnails': 'Miniaturas',
  'media-box.zoom': 'Ampliar a imaxe',
  'media-box.download': 'Descargar',
  'media-box.pause': 'Parar a presentación',
  'media-box.play': 'Continuar a presentación',
  'media-box.loading': 'Cargando…',
  'media-box.untitled': 'sen título',
  'media-box.broken': 'Non se puido amosar.',
  'media-box.unknown': 'Este tipo de contido non se pode amosar aquí.',
  'media-box.open-itself': 'Abrilo no navegador',
  'media-box.frame': 'Contido: %s',
  'media-box.from': 'Contido de %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
