import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** German texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late':
    'Die Einstellungen laden noch. Stimmen Sie zu, lehnen Sie ab oder drücken Sie erneut.',
  'cookie-consent.lost': 'Ihre Auswahl wirkt noch nicht vollständig: Laden Sie die Seite neu.',
  'cookie-consent.applying': 'Die Auswahl wird übernommen und die Seite neu geladen …',
  'cookie-consent.title': 'Ihre Privatsphäre',
  'cookie-consent.text':
    'Wir verwenden Cookies, ohne die diese Website nicht funktioniert. Mit Ihrer Erlaubnis verwenden wir auch Cookies der Kategorien, die Sie auswählen, eigene und solche von Dritten. Sie können Ihre Auswahl jederzeit ändern.',
  'cookie-consent.accept': 'Alle annehmen',
  'cookie-consent.reject': 'Alle ablehnen',
  'cookie-consent.settings': 'Anpassen',
  'cookie-consent.policy': 'Cookie-Richtlinie',
  'cookie-consent.privacy': 'Datenschutzerklärung',
  'cookie-consent.settings-title': 'Cookie-Einstellungen',
  'cookie-consent.settings-text':
    'Kreuzen Sie an, was Sie erlauben. Was nicht angekreuzt ist, wird abgelehnt.',
  'cookie-consent.save': 'Auswahl speichern',
  'cookie-consent.close': 'Ohne Änderung schließen',
  'cookie-consent.locked': 'Immer aktiv',
  'cookie-consent.details': 'Einzelheiten zu „%s“',
  'cookie-consent.loading': 'Wird geladen …',
  'cookie-consent.cookies': 'Cookies der Kategorie „%s“',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Anbieter',
  'cookie-consent.purpose': 'Zweck',
  'cookie-consent.duration': 'Dauer',
  'cookie-consent.choice-id': 'Kennung Ihrer Auswahl:',
  'cookie-consent.necessary': 'Notwendig',
  'cookie-consent.necessary-text':
    'Sie machen die Website möglich: Ihre Nachrichten empfangen, die Sitzung erhalten und sich merken, was Sie hier auswählen.',
  'cookie-consent.preferences': 'Präferenzen',
  'cookie-consent.preferences-text':
    'Sie erlauben Dienste, die die Seite verbessern, etwa Karten, Videos anderer Websites oder die Prüfung gegen Roboter.',
  'cookie-consent.statistics': 'Statistik',
  'cookie-consent.statistics-text':
    'Sie helfen zu erfahren, welche Seiten besucht werden, um sie zu verbessern.',
  'cookie-consent.marketing': 'Werbung',
  'cookie-consent.marketing-text': 'Sie dienen dazu, Ihnen Werbung nach dem zu zeigen, was Sie besuchen.',
} satisfies TextsLike<typeof es>);
