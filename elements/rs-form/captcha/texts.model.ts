/** The words of a captcha image. */
export const captchaTexts = {
  es: {
    'rs-form.captcha-image': 'Imagen con letras y cifras',
    'rs-form.captcha-renewed': 'Hay una imagen nueva. Escribe lo que se ve en ella.',
    'rs-form.captcha-failed': 'La imagen no se ha podido cargar.',
    'rs-form.captcha-retry': 'Cargar otra imagen',
  },
  en: {
    'rs-form.captcha-image': 'Image with letters and digits',
    'rs-form.captcha-renewed': 'There is a new image. Type what it shows.',
    'rs-form.captcha-failed': 'The image could not be loaded.',
    'rs-form.captcha-retry': 'Load another image',
  },
};
