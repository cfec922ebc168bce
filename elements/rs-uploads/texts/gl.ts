import type { TextsLike } from '../../../shared/i18n/texts.js';
import { galicianUploadTexts } from '../../../shared/uploads/texts/gl.js';
import type { es } from './es.js';

/** Galician texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...galicianUploadTexts,
  'uploads.types': 'Formatos: %s.',
  'uploads.image': 'imaxes',
  'uploads.audio': 'audio',
  'uploads.video': 'vídeos',
  'uploads.size': 'Ata %s por ficheiro.',
  'uploads.at-least': 'Polo menos %d ficheiros.',
  'uploads.at-most': 'Como máximo %d ficheiros.',
  'uploads.exactly': '%d ficheiros.',
  'uploads.between': 'De %1$d a %2$d ficheiros.',
  'uploads.drop': 'Tamén pode arrastrar ficheiros ata aquí ou pegar unha imaxe.',
  'uploads.files': 'Ficheiros escollidos',
  'uploads.count': { one: '%d ficheiro escollido.', other: '%d ficheiros escollidos.' },
  'uploads.remove': 'Retirar %s',
  'uploads.removed': 'Retirouse %s.',
  'uploads.preview': 'Ver %s',
  'uploads.blocked': 'A imaxe non se pode amosar',
  'uploads.add': 'Engadir outro ficheiro',
  'uploads.camera': 'Facer unha foto',
  'uploads.close': 'Pechar',
  'uploads.folder': 'Un cartafol non se pode enviar: escolla os seus ficheiros.',
  'uploads.no-room': 'Non caben máis ficheiros. Sen engadir: %d.',
} satisfies TextsLike<typeof es>);
