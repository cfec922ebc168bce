/** Spanish messages of file fields. The minimum has no singular: without any file the first message is shown. */
export const spanishUploadTexts = Object.freeze({
  VALIDATIONMESSAGE: 'Elige un archivo.',
  COM_RSFORM_MINFILES_REQUIRED: 'Elige al menos %d archivos.',
  COM_RSFORM_MAXFILES_REQUIRED: {
    one: 'Has elegido demasiados archivos: se puede enviar %d.',
    many: 'Has elegido demasiados archivos: se pueden enviar %d.',
    other: 'Has elegido demasiados archivos: se pueden enviar %d.',
  },
  COM_RSFORM_FILE_EXCEEDS_LIMIT: 'El archivo %1$s pesa demasiado: el máximo son %3$s.',
  COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: 'No se admite este tipo de archivo: %s.',
});
