/** Spanish text of the notice before a reload. It comes with the part that follows a choice. */
export const esReload = Object.freeze({
  'cookie-consent.applying': 'Aplicando preferencias y recargando la página ...',
});
