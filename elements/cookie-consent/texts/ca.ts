import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Catalan texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'La configuració tarda a arribar. Accepteu, rebutgeu o torneu a prémer.',
  'cookie-consent.lost': 'La vostra elecció encara no s’aplica del tot: torneu a carregar la pàgina.',
  'cookie-consent.applying': 'S’apliquen les preferències i es torna a carregar la pàgina…',
  'cookie-consent.title': 'La vostra privadesa',
  'cookie-consent.text':
    'Fem servir galetes necessàries perquè el lloc funcioni. Amb el vostre permís farem servir també les de les categories que trieu, pròpies i de tercers. Podeu canviar d’opinió quan vulgueu.',
  'cookie-consent.accept': 'Acceptar-les totes',
  'cookie-consent.reject': 'Rebutjar-les totes',
  'cookie-consent.settings': 'Configurar',
  'cookie-consent.policy': 'Política de galetes',
  'cookie-consent.privacy': 'Política de privadesa',
  'cookie-consent.settings-title': 'Configuració de galetes',
  'cookie-consent.settings-text': 'Marqueu què permeteu. El que deixeu sense marcar queda rebutjat.',
  'cookie-consent.save': 'Desar el que està marcat',
  'cookie-consent.close': 'Tancar sense canvis',
  'cookie-consent.locked': 'Sempre actives',
  'cookie-consent.details': 'Detalls de «%s»',
  'cookie-consent.loading': 'S’està carregant…',
  'cookie-consent.cookies': 'Galetes de «%s»',
  'cookie-consent.cookie': 'Galeta',
  'cookie-consent.provider': 'Proveïdor',
  'cookie-consent.purpose': 'Finalitat',
  'cookie-consent.duration': 'Durada',
  'cookie-consent.choice-id': 'Identificador de la vostra elecció:',
  'cookie-consent.necessary': 'Necessàries',
  'cookie-consent.necessary-text':
    'Fan possible el lloc: rebre els vostres missatges, mantenir la sessió i recordar el que trieu aquí.',
  'cookie-consent.preferences': 'Preferències',
  'cookie-consent.preferences-text':
    'Permeten serveis que milloren la pàgina, com ara mapes, vídeos d’altres llocs o la comprovació contra robots.',
  'cookie-consent.statistics': 'Estadístiques',
  'cookie-consent.statistics-text': 'Ajuden a saber quines pàgines es visiten, per millorar-les.',
  'cookie-consent.marketing': 'Màrqueting',
  'cookie-consent.marketing-text': 'Serveixen per mostrar-vos publicitat segons el que visiteu.',
} satisfies TextsLike<typeof es>);
