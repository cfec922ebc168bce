/** The words of a form that is rendered from JSON. */
export const renderedTexts = {
  es: {
    'rs-form.file-extra': 'Añadir otro archivo',
    'rs-form.captcha-extra': 'Cargar otra imagen',
    'rs-form.loading': 'Cargando el formulario…',
    'rs-form.load-failed':
      'No se ha podido mostrar el formulario. Inténtalo de nuevo o escríbenos de otra forma.',
    'rs-form.retry': 'Intentar de nuevo',
    'rs-form.day': 'Día',
    'rs-form.month': 'Mes',
    'rs-form.year': 'Año',
    'rs-form.previous': 'Anterior',
    'rs-form.next': 'Siguiente',
  },
  en: {
    'rs-form.file-extra': 'Add another file',
    'rs-form.captcha-extra': 'Load another image',
    'rs-form.loading': 'Loading the form…',
    'rs-form.load-failed': 'The form could not be shown. Try again, or write to us another way.',
    'rs-form.retry': 'Try again',
    'rs-form.day': 'Day',
    'rs-form.month': 'Month',
    'rs-form.year': 'Year',
    'rs-form.previous': 'Previous',
    'rs-form.next': 'Next',
  },
};
