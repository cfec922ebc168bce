import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** French messages of file fields. */
export const frenchUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Choisissez un fichier.',
  COM_RSFORM_MINFILES_REQUIRED: 'Choisissez au moins %d fichiers.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Trop de fichiers : vous pouvez en envoyer %d.',
    many: 'Trop de fichiers : vous pouvez en envoyer %d.',
    other: 'Trop de fichiers : vous pouvez en envoyer %d.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'Le fichier %1$s est trop lourd : la limite est de %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Ce type de fichier n’est pas accepté : %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
