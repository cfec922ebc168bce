import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** German messages of file fields. */
export const germanUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Wählen Sie eine Datei aus.',
  COM_RSFORM_MINFILES_REQUIRED: 'Wählen Sie mindestens %d Dateien aus.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Zu viele Dateien: Sie können %d Datei senden.',
    other: 'Zu viele Dateien: Sie können %d Dateien senden.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'Die Datei %1$s ist zu groß: Erlaubt sind höchstens %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Dieser Dateityp wird nicht angenommen: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
