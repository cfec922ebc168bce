import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Portuguese messages of file fields. */
export const portugueseUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Escolha um ficheiro.',
  COM_RSFORM_MINFILES_REQUIRED: 'Escolha pelo menos %d ficheiros.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Demasiados ficheiros: pode enviar %d.',
    many: 'Demasiados ficheiros: pode enviar %d.',
    other: 'Demasiados ficheiros: pode enviar %d.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'O ficheiro %1$s é demasiado grande: o máximo são %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Este tipo de ficheiro não é aceite: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
