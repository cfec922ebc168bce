import type { TextsLike } from '../../../shared/i18n/texts.js';
import { italianUploadTexts } from '../../../shared/uploads/texts/it.js';
import type { es } from './es.js';

/** Italian texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...italianUploadTexts,
  'uploads.types': 'Formati: %s.',
  'uploads.image': 'immagini',
  'uploads.audio': 'file audio',
  'uploads.video': 'video',
  'uploads.size': 'Fino a %s per file.',
  'uploads.at-least': 'Almeno %d file.',
  'uploads.at-most': 'Al massimo %d file.',
  'uploads.exactly': '%d file.',
  'uploads.between': 'Da %1$d a %2$d file.',
  'uploads.drop': 'È possibile anche trascinare qui i file o incollare un’immagine.',
  'uploads.files': 'File scelti',
  'uploads.count': { one: '%d file scelto.', many: '%d di file scelti.', other: '%d file scelti.' },
  'uploads.remove': 'Rimuovi %s',
  'uploads.removed': '%s è stato rimosso.',
  'uploads.preview': 'Mostra %s',
  'uploads.blocked': 'L’immagine non può essere mostrata',
  'uploads.add': 'Aggiungi un altro file',
  'uploads.camera': 'Scatta una foto',
  'uploads.close': 'Chiudi',
  'uploads.folder': 'Una cartella non si può inviare: scegliere i suoi file.',
  'uploads.no-room': 'Non c’è posto per altri file. Non aggiunti: %d.',
} satisfies TextsLike<typeof es>);
