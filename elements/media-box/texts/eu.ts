import type { TextsLike } from '../../../shared/i18n/texts.js';
import { basqueConsentTexts } from '../../../shared/consent/texts/eu.js';
import type { es } from './es.js';

/** Basque texts of `<media-box>`. */
export const texts = Object.freeze({
  ...basqueConsentTexts,
  'media-box.label': 'Ikustailea',
  'media-box.close': 'Itxi',
  'media-box.next': 'Hurrengoa',
  'media-box.previous': 'Aurrekoa',
  'media-box.cancel': 'Utzi',
  'media-box.numbers': 'Elementuak',
  'media-box.page': 'Joan hona: %1$s / %2$s',
  'media-box.counter': '%1$s / %2$s',
  'media-box.status': '%1$s / %2$s: %3$s',
  'media-box.thumbnails': 'Iruditxoak',
  'media-box.zoom': 'Handitu irudia',
  'media-box.download': 'Deskargatu',
  'media-box.pause': 'Gelditu aurkezpena',
  'media-box.play': 'Jarraitu aurkezpena',
  'media-box.loading': 'Kargatzen…',
  'media-box.untitled': 'izenbururik gabe',
  'media-box.broken': 'Ezin izan da erakutsi.',
  'media-box.unknown': 'Eduki mota hau ezin da hemen erakutsi.',
  'media-box.open-itself': 'Ireki nabigatzailean',
  'media-box.frame': 'Edukia: %s',
  'media-box.from': 'Edukiaren jatorria: %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
