import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Polish messages of file fields. */
export const polishUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Proszę wybrać plik.',
  COM_RSFORM_MINFILES_REQUIRED: 'Minimalna liczba plików: %d.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Zbyt wiele plików: można wysłać %d.',
    few: 'Zbyt wiele plików: można wysłać %d.',
    many: 'Zbyt wiele plików: można wysłać %d.',
    other: 'Zbyt wiele plików: można wysłać %d.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'Plik %1$s jest za duży: limit to %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Ten typ pliku nie jest przyjmowany: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
