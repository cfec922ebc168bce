/** Spanish texts that the element starts with; the others come with the viewer. */
export const esFirst = Object.freeze({
  'media-box.label': 'Visor',
  'media-box.close': 'Cerrar',
});
