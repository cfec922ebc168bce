import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Catalan messages of file fields. */
export const catalanUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Trieu un fitxer.',
  COM_RSFORM_MINFILES_REQUIRED: 'Trieu com a mínim %d fitxers.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Massa fitxers: se’n pot enviar %d.',
    many: 'Massa fitxers: se’n poden enviar %d.',
    other: 'Massa fitxers: se’n poden enviar %d.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'El fitxer %1$s és massa gran: el màxim són %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'No s’admet aquest tipus de fitxer: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
