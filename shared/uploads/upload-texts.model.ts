/**
 * The default messages of file fields. The minimum has no singular: without any file the first message
 * is shown.
 */
export const uploadTexts = Object.freeze({
  es: Object.freeze({
    VALIDATIONMESSAGE: 'Elige un archivo.',
    COM_RSFORM_MINFILES_REQUIRED: 'Elige al menos %d archivos.',
    COM_RSFORM_MAXFILES_REQUIRED: {
      one: 'Has elegido demasiados archivos: se puede enviar %d.',
      other: 'Has elegido demasiados archivos: se pueden enviar %d.',
    },
    COM_RSFORM_FILE_EXCEEDS_LIMIT: 'El archivo %1$s pesa demasiado: el máximo son %3$s.',
    COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'No se admite este tipo de archivo: %s.',
  }),
  en: Object.freeze({
    VALIDATIONMESSAGE: 'Choose a file.',
    COM_RSFORM_MINFILES_REQUIRED: 'Choose at least %d files.',
    COM_RSFORM_MAXFILES_REQUIRED: 'Too many files: %d can be sent.',
    COM_RSFORM_FILE_EXCEEDS_LIMIT: 'The file %1$s is too large: the limit is %3$s.',
    COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'This type of file is not accepted: %s.',
  }),
});
