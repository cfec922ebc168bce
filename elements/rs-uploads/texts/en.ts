import type { TextsLike } from '../../../shared/i18n/texts.js';
import { englishUploadTexts } from '../../../shared/uploads/texts/en.js';
import type { es } from './es.js';

/** English texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...englishUploadTexts,
  'uploads.types': 'Types: %s.',
  'uploads.image': 'images',
  'uploads.audio': 'audio',
  'uploads.video': 'videos',
  'uploads.size': 'Up to %s a file.',
  'uploads.at-least': 'At least %d files.',
  'uploads.at-most': 'At most %d files.',
  'uploads.exactly': '%d files.',
  'uploads.between': '%1$d to %2$d files.',
  'uploads.choose-file': 'Choose a file',
  'uploads.choose-files': 'Choose files',
  'uploads.wrong-type': 'This type of file is not accepted.',
  'uploads.too-large': 'Too large: the limit is %s.',
  'uploads.drop': 'Or drop files here, or paste a picture.',
  'uploads.files': 'Chosen files',
  'uploads.count': { one: '%d file chosen.', other: '%d files chosen.' },
  'uploads.remove': 'Remove %s',
  'uploads.removed': '%s was removed.',
  'uploads.preview': 'View %s',
  'uploads.blocked': 'The picture cannot be shown',
  'uploads.add': 'Add another file',
  'uploads.camera': 'Take a photo',
  'uploads.close': 'Close',
  'uploads.folder': 'A folder cannot be sent: choose its files.',
  'uploads.no-room': 'No room for more files. Not added: %d.',
} satisfies TextsLike<typeof es>);
