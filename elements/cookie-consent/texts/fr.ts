import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** French texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'Les réglages tardent à venir. Acceptez, refusez ou appuyez de nouveau.',
  'cookie-consent.lost': 'Votre choix n’est pas encore entièrement appliqué : rechargez la page.',
  'cookie-consent.applying': 'Vos préférences sont appliquées et la page se recharge…',
  'cookie-consent.title': 'Votre vie privée',
  'cookie-consent.text':
    'Nous utilisons des cookies nécessaires au fonctionnement du site. Avec votre permission, nous utilisons aussi ceux des catégories que vous choisissez, les nôtres et ceux de tiers. Vous pouvez changer d’avis à tout moment.',
  'cookie-consent.accept': 'Tout accepter',
  'cookie-consent.reject': 'Tout refuser',
  'cookie-consent.settings': 'Paramétrer',
  'cookie-consent.policy': 'Politique relative aux cookies',
  'cookie-consent.privacy': 'Politique de confidentialité',
  'cookie-consent.settings-title': 'Réglages des cookies',
  'cookie-consent.settings-text': 'Cochez ce que vous autorisez. Ce qui n’est pas coché est refusé.',
  'cookie-consent.save': 'Enregistrer ce qui est coché',
  'cookie-consent.close': 'Fermer sans rien changer',
  'cookie-consent.locked': 'Toujours actifs',
  'cookie-consent.details': 'Détails de « %s »',
  'cookie-consent.loading': 'Chargement…',
  'cookie-consent.cookies': 'Cookies de « %s »',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Fournisseur',
  'cookie-consent.purpose': 'Finalité',
  'cookie-consent.duration': 'Durée',
  'cookie-consent.choice-id': 'Identifiant de votre choix :',
  'cookie-consent.necessary': 'Nécessaires',
  'cookie-consent.necessary-text':
    'Ils font fonctionner le site : recevoir vos messages, maintenir la session et retenir ce que vous choisissez ici.',
  'cookie-consent.preferences': 'Préférences',
  'cookie-consent.preferences-text':
    'Ils permettent des services qui améliorent la page, comme des cartes, des vidéos d’autres sites ou la vérification contre les robots.',
  'cookie-consent.statistics': 'Statistiques',
  'cookie-consent.statistics-text': 'Ils aident à savoir quelles pages sont consultées, pour les améliorer.',
  'cookie-consent.marketing': 'Publicité',
  'cookie-consent.marketing-text': 'Ils servent à vous montrer de la publicité selon ce que vous consultez.',
} satisfies TextsLike<typeof es>);
