import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Galician texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'Os axustes non chegan. Acepte, rexeite ou volva premer.',
  'cookie-consent.lost': 'A súa elección aínda non se aplica de todo: volva cargar a páxina.',
  'cookie-consent.applying': 'Aplicando as preferencias e recargando a páxina…',
  'cookie-consent.title': 'A súa privacidade',
  'cookie-consent.text':
    'Usamos cookies necesarias para que o sitio funcione. Co seu permiso usaremos tamén as das categorías que escolla, propias e de terceiros. Pode cambiar de idea cando queira.',
  'cookie-consent.accept': 'Aceptalas todas',
  'cookie-consent.reject': 'Rexeitalas todas',
  'cookie-consent.settings': 'Axustes',
  'cookie-consent.policy': 'Política de cookies',
  'cookie-consent.privacy': 'Política de privacidade',
  'cookie-consent.settings-title': 'Axustes das cookies',
  'cookie-consent.settings-text': 'Marque o que permite. O que deixe sen marcar queda rexeitado.',
  'cookie-consent.save': 'Gardar o marcado',
  'cookie-consent.close': 'Pechar sen cambios',
  'cookie-consent.locked': 'Sempre activadas',
  'cookie-consent.details': 'Detalles sobre «%s»',
  'cookie-consent.loading': 'Cargando…',
  'cookie-consent.cookies': 'Cookies de «%s»',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Provedor',
  'cookie-consent.purpose': 'Finalidade',
  'cookie-consent.duration': 'Duración',
  'cookie-consent.choice-id': 'Identificador da súa elección:',
  'cookie-consent.necessary': 'Necesarias',
  'cookie-consent.necessary-text':
    'Fan posible o sitio: recibir as súas mensaxes, manter a sesión e lembrar o que escolle aquí.',
  'cookie-consent.preferences': 'Preferencias',
  'cookie-consent.preferences-text':
    'Permiten servizos que melloran a páxina, como mapas, vídeos doutros sitios ou a comprobación contra robots.',
  'cookie-consent.statistics': 'Estatísticas',
  'cookie-consent.statistics-text': 'Axudan a saber que páxinas se visitan, para melloralas.',
  'cookie-consent.marketing': 'Mercadotecnia',
  'cookie-consent.marketing-text': 'Serven para amosarlle publicidade segundo o que visita.',
} satisfies TextsLike<typeof es>);
