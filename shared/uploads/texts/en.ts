import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** English messages of file fields. */
export const englishUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Choose a file.',
  COM_RSFORM_MINFILES_REQUIRED: 'Choose at least %d files.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Too many files: %d can be sent.',
    other: 'Too many files: %d can be sent.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'The file %1$s is too large: the limit is %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'This type of file is not accepted: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
