import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Basque messages of file fields. */
export const basqueUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Aukeratu fitxategi bat.',
  COM_RSFORM_MINFILES_REQUIRED: 'Aukeratu gutxienez %d fitxategi.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Fitxategi gehiegi: %d bidal daiteke.',
    other: 'Fitxategi gehiegi: %d bidal daitezke.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: '%1$s fitxategia handiegia da: gehienez %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Ez da fitxategi mota hau onartzen: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
