import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Dutch texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'De instellingen laten op zich wachten. Accepteer, weiger of druk nog eens.',
  'cookie-consent.lost': 'Uw keuze is nog niet helemaal toegepast: laad de pagina opnieuw.',
  'cookie-consent.applying': 'De voorkeuren worden toegepast en de pagina wordt opnieuw geladen…',
  'cookie-consent.title': 'Uw privacy',
  'cookie-consent.text':
    'Wij gebruiken cookies die nodig zijn om de site te laten werken. Met uw toestemming gebruiken wij ook cookies uit de categorieën die u kiest, van onszelf en van derden. U kunt altijd van gedachten veranderen.',
  'cookie-consent.accept': 'Alles accepteren',
  'cookie-consent.reject': 'Alles weigeren',
  'cookie-consent.settings': 'Aanpassen',
  'cookie-consent.policy': 'Cookiebeleid',
  'cookie-consent.privacy': 'Privacybeleid',
  'cookie-consent.settings-title': 'Cookie-instellingen',
  'cookie-consent.settings-text': 'Vink aan wat u toestaat. Wat niet is aangevinkt, wordt geweigerd.',
  'cookie-consent.save': 'Keuze opslaan',
  'cookie-consent.close': 'Sluiten zonder wijzigingen',
  'cookie-consent.locked': 'Altijd actief',
  'cookie-consent.details': 'Details van “%s”',
  'cookie-consent.loading': 'Bezig met laden…',
  'cookie-consent.cookies': 'Cookies van “%s”',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Aanbieder',
  'cookie-consent.purpose': 'Doel',
  'cookie-consent.duration': 'Duur',
  'cookie-consent.choice-id': 'Kenmerk van uw keuze:',
  'cookie-consent.necessary': 'Noodzakelijk',
  'cookie-consent.necessary-text':
    'Ze maken de site mogelijk: uw berichten ontvangen, de sessie behouden en onthouden wat u hier kiest.',
  'cookie-consent.preferences': 'Voorkeuren',
  'cookie-consent.preferences-text':
    'Ze maken diensten mogelijk die de pagina verbeteren, zoals kaarten, video’s van andere sites of de controle op robots.',
  'cookie-consent.statistics': 'Statistieken',
  'cookie-consent.statistics-text':
    'Ze helpen om te weten welke pagina’s worden bezocht, om die te verbeteren.',
  'cookie-consent.marketing': 'Reclame',
  'cookie-consent.marketing-text': 'Ze dienen om u reclame te tonen op basis van wat u bezoekt.',
} satisfies TextsLike<typeof es>);
