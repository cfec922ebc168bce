import type { TextsLike } from '../../../shared/i18n/texts.js';
import { catalanUploadTexts } from '../../../shared/uploads/texts/ca.js';
import type { es } from './es.js';

/** Catalan texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...catalanUploadTexts,
  'uploads.types': 'Formats: %s.',
  'uploads.image': 'imatges',
  'uploads.audio': 'àudio',
  'uploads.video': 'vídeos',
  'uploads.size': 'Fins a %s per fitxer.',
  'uploads.at-least': 'Com a mínim %d fitxers.',
  'uploads.at-most': 'Com a màxim %d fitxers.',
  'uploads.exactly': '%d fitxers.',
  'uploads.between': 'De %1$d a %2$d fitxers.',
  'uploads.drop': 'També podeu arrossegar fitxers fins aquí o enganxar una imatge.',
  'uploads.files': 'Fitxers triats',
  'uploads.count': { one: '%d fitxer triat.', many: '%d de fitxers triats.', other: '%d fitxers triats.' },
  'uploads.remove': 'Treure %s',
  'uploads.removed': 'S’ha tret %s.',
  'uploads.preview': 'Veure %s',
  'uploads.blocked': 'La imatge no es pot mostrar',
  'uploads.add': 'Afegir un altre fitxer',
  'uploads.camera': 'Fer una foto',
  'uploads.close': 'Tancar',
  'uploads.folder': 'Una carpeta no es pot enviar: trieu-ne els fitxers.',
  'uploads.no-room': 'No hi caben més fitxers. Sense afegir: %d.',
} satisfies TextsLike<typeof es>);
