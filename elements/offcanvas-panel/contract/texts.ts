/** The element's own words. */
export const panelTexts = {
  es: { 'offcanvas-panel.label': 'Panel lateral', 'offcanvas-panel.close': 'Cerrar' },
  en: { 'offcanvas-panel.label': 'Side panel', 'offcanvas-panel.close': 'Close' },
};
