import { spanishUploadTexts } from '../../../shared/uploads/texts/es.js';

/** Spanish texts of `<rs-uploads>`. A single file is announced without a number. */
export const es = Object.freeze({
  ...spanishUploadTexts,
  'uploads.types': 'Formatos: %s.',
  'uploads.image': 'imágenes',
  'uploads.audio': 'audio',
  'uploads.video': 'vídeos',
  'uploads.size': 'Hasta %s por archivo.',
  'uploads.at-least': 'Al menos %d archivos.',
  'uploads.at-most': 'Como máximo %d archivos.',
  'uploads.exactly': '%d archivos.',
  'uploads.between': 'De %1$d a %2$d archivos.',
  'uploads.drop': 'También puedes arrastrar archivos hasta aquí o pegar una imagen.',
  'uploads.files': 'Archivos elegidos',
  'uploads.count': {
    one: '%d archivo elegido.',
    many: '%d de archivos elegidos.',
    other: '%d archivos elegidos.',
  },
  'uploads.remove': 'Quitar %s',
  'uploads.removed': 'Se ha quitado %s.',
  'uploads.preview': 'Ver %s',
  'uploads.blocked': 'La imagen no se puede mostrar',
  'uploads.add': 'Añadir otro archivo',
  'uploads.camera': 'Hacer una foto',
  'uploads.close': 'Cerrar',
  'uploads.folder': 'Una carpeta no se puede enviar: elige sus archivos.',
  'uploads.no-room': 'No caben más archivos. Sin añadir: %d.',
});
