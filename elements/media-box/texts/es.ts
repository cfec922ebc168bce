import { spanishConsentTexts } from '../../../shared/consent/texts/es.js';
import { esFirst } from './es-first.js';

/** Spanish texts of `<media-box>`. */
export const es = Object.freeze({
  ...spanishConsentTexts,
  ...esFirst,
  'media-box.next': 'Siguiente',
  'media-box.previous': 'Anterior',
  'media-box.cancel': 'Cancelar',
  'media-box.numbers': 'Elementos',
  'media-box.page': 'Ir al %1$s de %2$s',
  'media-box.counter': '%1$s de %2$s',
  'media-box.status': '%1$s de %2$s: %3$s',
  'media-box.thumbnails': 'Miniaturas',
  'media-box.zoom': 'Ampliar la imagen',
  'media-box.download': 'Descargar',
  'media-box.pause': 'Parar el pase',
  'media-box.play': 'Reanudar el pase',
  'media-box.loading': 'Cargando…',
  'media-box.untitled': 'sin título',
  'media-box.broken': 'No se ha podido mostrar.',
  'media-box.unknown': 'Este tipo de contenido no se puede mostrar aquí.',
  'media-box.open-itself': 'Abrirlo en el navegador',
  'media-box.frame': 'Contenido: %s',
  'media-box.from': 'Contenido de %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
});
