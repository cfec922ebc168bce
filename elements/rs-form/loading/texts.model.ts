/** Messages for a press whose part of the suite is loading, or did not load. */
export const loadingTexts = {
  es: {
    'rs-form.waiting': 'Un momento: el formulario se está preparando…',
    'rs-form.late':
      'Está tardando más de lo normal y aún no se ha enviado nada. Tus datos siguen aquí: espera un poco, comprueba la conexión o escríbenos de otra forma.',
    'rs-form.lost':
      'Una parte del formulario no ha cargado y no se ha enviado nada. Tus datos siguen aquí: inténtalo de nuevo, recarga la página o escríbenos de otra forma.',
    'rs-form.not-there':
      'El formulario no ha cargado. Inténtalo de nuevo, recarga la página o escríbenos de otra forma.',
    'rs-form.retry': 'Intentar de nuevo',
    'rs-form.send-unchecked': 'Enviar sin comprobar',
  },
  en: {
    'rs-form.waiting': 'One moment: the form is getting ready…',
    'rs-form.late':
      'This is taking longer than usual, and nothing has been sent yet. What you typed is still here: wait a little, check the connection, or write to us another way.',
    'rs-form.lost':
      'A part of the form did not load, and nothing was sent. What you typed is still here: try again, reload the page, or write to us another way.',
    'rs-form.not-there': 'The form did not load. Try again, reload the page, or write to us another way.',
    'rs-form.retry': 'Try again',
    'rs-form.send-unchecked': 'Send without checking',
  },
};
