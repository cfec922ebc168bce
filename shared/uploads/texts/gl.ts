import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Galician messages of file fields. */
export const galicianUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Escolla un ficheiro.',
  COM_RSFORM_MINFILES_REQUIRED: 'Escolla polo menos %d ficheiros.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Demasiados ficheiros: pódese enviar %d.',
    other: 'Demasiados ficheiros: pódense enviar %d.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'O ficheiro %1$s pesa demasiado: o máximo son %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Non se admite este tipo de ficheiro: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
