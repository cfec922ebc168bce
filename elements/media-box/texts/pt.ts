import type { TextsLike } from '../../../shared/i18n/texts.js';
import { portugueseConsentTexts } from '../../../shared/consent/texts/pt.js';
import type { es } from './es.js';

/** Portuguese texts of `<media-box>`. */
export const texts = Object.freeze({
  ...portugueseConsentTexts,
  'media-box.label': 'Visualizador',
  'media-box.close': 'Fechar',
  'media-box.next': 'Seguinte',
  'media-box.previous': 'Anterior',
  'media-box.cancel': 'Cancelar',
  'media-box.numbers': 'Elementos',
  'media-box.page': 'Ir para %1$s de %2$s',
  'media-box.counter': '%1$s de %2$s',
  'media-box.status': '%1$s de %2$s: %3$s',
  'media-box.thumbnails': 'Miniaturas',
  'media-box.zoom': 'Ampliar a imagem',
  'media-box.download': 'Transferir',
  'media-box.pause': 'Parar a apresentação',
  'media-box.play': 'Retomar a apresentação',
  'media-box.loading': 'A carregar…',
  'media-box.untitled': 'sem título',
  'media-box.broken': 'Não foi possível mostrar o conteúdo.',
  'media-box.unknown': 'Este tipo de conteúdo não pode ser mostrado aqui.',
  'media-box.open-itself': 'Abrir no navegador',
  'media-box.frame': 'Conteúdo: %s',
  'media-box.from': 'Conteúdo de %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
