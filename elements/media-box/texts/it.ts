import type { TextsLike } from '../../../shared/i18n/texts.js';
import { italianConsentTexts } from '../../../shared/consent/texts/it.js';
import type { es } from './es.js';

/** Italian texts of `<media-box>`. */
export const texts = Object.freeze({
  ...italianConsentTexts,
  'media-box.label': 'Visualizzatore',
  'media-box.close': 'Chiudi',
  'media-box.next': 'Successivo',
  'media-box.previous': 'Precedente',
  'media-box.cancel': 'Annulla',
  'media-box.numbers': 'Elementi',
  'media-box.page': 'Vai a %1$s di %2$s',
  'media-box.counter': '%1$s di %2$s',
  'media-box.status': '%1$s di %2$s: %3$s',
  'media-box.thumbnails': 'Miniature',
  'media-box.zoom': 'Ingrandisci l’immagine',
  'media-box.download': 'Scarica',
  'media-box.pause': 'Ferma la presentazione',
  'media-box.play': 'Riprendi la presentazione',
  'media-box.loading': 'Caricamento…',
  'media-box.untitled': 'senza titolo',
  'media-box.broken': 'Non è stato possibile mostrare il contenuto.',
  'media-box.unknown': 'Questo tipo di contenuto non può essere mostrato qui.',
  'media-box.open-itself': 'Apri nel browser',
  'media-box.frame': 'Contenuto: %s',
  'media-box.from': 'Contenuto di %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
