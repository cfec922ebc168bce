/** Spanish texts of `<offcanvas-panel>`. */
export const es = Object.freeze({
  'offcanvas-panel.label': 'Panel lateral',
  'offcanvas-panel.close': 'Cerrar',
});
