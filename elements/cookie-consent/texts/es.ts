import { esBanner } from './es-banner.js';
import { esFirst } from './es-first.js';
import { esReload } from './es-reload.js';

/** Spanish texts of `<cookie-consent>`. */
export const es = Object.freeze({
  ...esFirst,
  ...esReload,
  ...esBanner,
  'cookie-consent.settings-title': 'Ajustes de cookies',
  'cookie-consent.settings-text': 'Marca lo que permites. Lo que dejes sin marcar queda rechazado.',
  'cookie-consent.save': 'Guardar lo marcado',
  'cookie-consent.close': 'Cerrar sin cambios',
  'cookie-consent.locked': 'Siempre activas',
  'cookie-consent.details': 'Detalles de «%s»',
  'cookie-consent.loading': 'Cargando ...',
  'cookie-consent.cookies': 'Cookies de «%s»',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Titular',
  'cookie-consent.purpose': 'Finalidad',
  'cookie-consent.duration': 'Duración',
  'cookie-consent.choice-id': 'Identificador de tu elección:',
  'cookie-consent.necessary': 'Necesarias',
  'cookie-consent.necessary-text':
    'Hacen posible el sitio: recibir tus mensajes, mantener la sesión y recordar lo que eliges aquí.',
  'cookie-consent.preferences': 'Preferencias',
  'cookie-consent.preferences-text':
    'Permiten servicios que mejoran la página, como mapas, vídeos de otros sitios o la comprobación contra robots.',
  'cookie-consent.statistics': 'Estadísticas',
  'cookie-consent.statistics-text': 'Ayudan a saber qué páginas se visitan, para mejorarlas.',
  'cookie-consent.marketing': 'Marketing',
  'cookie-consent.marketing-text': 'Sirven para mostrarte publicidad según lo que visitas.',
});
