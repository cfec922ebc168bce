/** Spanish texts of `<back-to-top>`. */
export const es = Object.freeze({
  'back-to-top.label': 'Volver arriba',
});
