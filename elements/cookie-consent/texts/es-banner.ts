/** Spanish texts of the banner of an empty tag. */
export const esBanner = Object.freeze({
  'cookie-consent.title': 'Tu privacidad',
  'cookie-consent.text':
    'Usamos cookies necesarias para que el sitio funcione. Con tu permiso usaremos también las de las categorías que elijas, propias y de terceros. Puedes cambiar de idea cuando quieras.',
  'cookie-consent.accept': 'Aceptar todas',
  'cookie-consent.reject': 'Rechazar todas',
  'cookie-consent.settings': 'Configurar',
  'cookie-consent.policy': 'Política de cookies',
  'cookie-consent.privacy': 'Política de privacidad',
});
