import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Basque texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'Ezarpenak berandutzen ari dira. Onartu, baztertu edo sakatu berriro.',
  'cookie-consent.lost': 'Zure aukera oraindik ez da guztiz aplikatu: kargatu berriro orria.',
  'cookie-consent.applying': 'Hobespenak aplikatzen eta orria berriro kargatzen…',
  'cookie-consent.title': 'Zure pribatutasuna',
  'cookie-consent.text':
    'Webguneak funtzionatzeko behar dituen cookieak erabiltzen ditugu. Zure baimenarekin, aukeratzen dituzun kategorietakoak ere erabiliko ditugu, gureak eta beste batzuenak. Nahi duzunean alda dezakezu iritziz.',
  'cookie-consent.accept': 'Onartu guztiak',
  'cookie-consent.reject': 'Baztertu guztiak',
  'cookie-consent.settings': 'Ezarpenak',
  'cookie-consent.policy': 'Cookieen politika',
  'cookie-consent.privacy': 'Pribatutasun-politika',
  'cookie-consent.settings-title': 'Cookieen ezarpenak',
  'cookie-consent.settings-text':
    'Markatu baimentzen duzuna. Markatu gabe uzten duzuna baztertuta geratuko da.',
  'cookie-consent.save': 'Gorde markatutakoa',
  'cookie-consent.close': 'Itxi aldaketarik gabe',
  'cookie-consent.locked': 'Beti aktibo',
  'cookie-consent.details': '«%s»: xehetasunak',
  'cookie-consent.loading': 'Kargatzen…',
  'cookie-consent.cookies': '«%s»: cookieak',
  'cookie-consent.cookie': 'Cookiea',
  'cookie-consent.provider': 'Hornitzailea',
  'cookie-consent.purpose': 'Helburua',
  'cookie-consent.duration': 'Iraupena',
  'cookie-consent.choice-id': 'Zure aukeraren identifikatzailea:',
  'cookie-consent.necessary': 'Beharrezkoak',
  'cookie-consent.necessary-text':
    'Webgunea posible egiten dute: zure mezuak jasotzea, saioari eustea eta hemen aukeratzen duzuna gogoratzea.',
  'cookie-consent.preferences': 'Hobespenak',
  'cookie-consent.preferences-text':
    'Orria hobetzen duten zerbitzuak baimentzen dituzte, hala nola mapak, beste webgune batzuetako bideoak edo roboten aurkako egiaztapena.',
  'cookie-consent.statistics': 'Estatistikak',
  'cookie-consent.statistics-text': 'Zein orri bisitatzen diren jakiten laguntzen dute, orriak hobetzeko.',
  'cookie-consent.marketing': 'Marketina',
  'cookie-consent.marketing-text': 'Bisitatzen duzunaren araberako publizitatea erakusteko balio dute.',
} satisfies TextsLike<typeof es>);
