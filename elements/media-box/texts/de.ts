import type { TextsLike } from '../../../shared/i18n/texts.js';
import { germanConsentTexts } from '../../../shared/consent/texts/de.js';
import type { es } from './es.js';

/** German texts of `<media-box>`. */
export const texts = Object.freeze({
  ...germanConsentTexts,
  'media-box.label': 'Medienansicht',
  'media-box.close': 'Schließen',
  'media-box.next': 'Weiter',
  'media-box.previous': 'Zurück',
  'media-box.cancel': 'Abbrechen',
  'media-box.numbers': 'Elemente',
  'media-box.page': 'Zu %1$s von %2$s',
  'media-box.counter': '%1$s von %2$s',
  'media-box.status': '%1$s von %2$s: %3$s',
  'media-box.thumbnails': 'Vorschaubilder',
  'media-box.zoom': 'Bild vergrößern',
  'media-box.download': 'Herunterladen',
  'media-box.pause': 'Diaschau anhalten',
  'media-box.play': 'Diaschau fortsetzen',
  'media-box.loading': 'Wird geladen…',
  'media-box.untitled': 'ohne Titel',
  'media-box.broken': 'Der Inhalt konnte nicht angezeigt werden.',
  'media-box.unknown': 'Diese Art von Inhalt kann hier nicht angezeigt werden.',
  'media-box.open-itself': 'Im Browser öffnen',
  'media-box.frame': 'Inhalt: %s',
  'media-box.from': 'Inhalt von %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
