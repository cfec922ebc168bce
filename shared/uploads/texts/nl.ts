import type { TextsLike } from '../../i18n/texts.js';
import type { spanishUploadTexts } from './es.js';

/** Dutch messages of file fields. */
export const dutchUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Kies een bestand.',
  COM_RSFORM_MINFILES_REQUIRED: 'Kies minstens %d bestanden.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Te veel bestanden: u kunt er %d versturen.',
    other: 'Te veel bestanden: u kunt er %d versturen.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'Het bestand %1$s is te groot: het maximum is %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'Dit bestandstype wordt niet geaccepteerd: %s.',
} satisfies TextsLike<typeof spanishUploadTexts>);
