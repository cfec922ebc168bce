import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Italian messages of file fields. */
export const italianUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Scegliere un file.',
  COM_RSFORM_MINFILES_REQUIRED: 'Scegliere almeno %d file.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Troppi file: se ne può inviare %d.',
    many: 'Troppi file: se ne possono inviare %d.',
    other: 'Troppi file: se ne possono inviare %d.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'Il file %1$s è troppo grande: il massimo è %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Questo tipo di file non è accettato: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
