/**
 * Spanish texts about a part that is late or lost. The build copies them into the chunk that shows them, which must
 * need no other.
 */
export const esLoading = Object.freeze({
  'rs-form.waiting': 'Un momento: el formulario se está preparando…',
  'rs-form.late':
    'Está tardando más de lo normal y aún no se ha enviado nada. Tus datos siguen aquí: espera un poco, comprueba la conexión o escríbenos de otra forma.',
  'rs-form.lost':
    'Una parte del formulario no ha cargado y no se ha enviado nada. Tus datos siguen aquí: inténtalo de nuevo, recarga la página o escríbenos de otra forma.',
  'rs-form.not-there':
    'El formulario no ha cargado. Inténtalo de nuevo, recarga la página o escríbenos de otra forma.',
  'rs-form.retry': 'Intentar de nuevo',
  'rs-form.send-unchecked': 'Enviar sin comprobar',
});
