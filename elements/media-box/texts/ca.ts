import type { TextsLike } from '../../../shared/i18n/texts.js';
import { catalanConsentTexts } from '../../../shared/consent/texts/ca.js';
import type { es } from './es.js';

/** Catalan texts of `<media-box>`. */
export const texts = Object.freeze({
  ...catalanConsentTexts,
  'media-box.label': 'Visualitzador',
  'media-box.close': 'Tancar',
  'media-box.next': 'Següent',
  'media-box.previous': 'Anterior',
  'media-box.cancel': 'Cancel·lar',
  'media-box.numbers': 'Elements',
  'media-box.page': 'Anar al %1$s de %2$s',
  'media-box.counter': '%1$s de %2$s',
  'media-box.status': '%1$s de %2$s: %3$s',
  'media-box.thumbnails': 'Miniatures',
  'media-box.zoom': 'Ampliar la imatge',
  'media-box.download': 'Baixar',
  'media-box.pause': 'Aturar la presentació',
  'media-box.play': 'Reprendre la presentació',
  'media-box.loading': 'S’està carregant…',
  'media-box.untitled': 'sense títol',
  'media-box.broken': 'No s’ha pogut mostrar.',
  'media-box.unknown': 'Aquest tipus de contingut no es pot mostrar aquí.',
  'media-box.open-itself': 'Obrir-lo al navegador',
  'media-box.frame': 'Contingut: %s',
  'media-box.from': 'Contingut de %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
