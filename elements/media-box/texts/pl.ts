import type { TextsLike } from '../../../shared/i18n/texts.js';
import { polishConsentTexts } from '../../../shared/consent/texts/pl.js';
import type { es } from './es.js';

/** Polish texts of `<media-box>`. */
export const texts = Object.freeze({
  ...polishConsentTexts,
  'media-box.label': 'Przeglądarka multimediów',
  'media-box.close': 'Zamknij',
  'media-box.next': 'Następny',
  'media-box.previous': 'Poprzedni',
  'media-box.cancel': 'Anuluj',
  'media-box.numbers': 'Elementy',
  'media-box.page': 'Przejdź do %1$s z %2$s',
  'media-box.counter': '%1$s z %2$s',
  'media-box.status': '%1$s z %2$s: %3$s',
  'media-box.thumbnails': 'Miniatury',
  'media-box.zoom': 'Powiększ obraz',
  'media-box.download': 'Pobierz',
  'media-box.pause': 'Zatrzymaj pokaz',
  'media-box.play': 'Wznów pokaz',
  'media-box.loading': 'Wczytywanie…',
  'media-box.untitled': 'bez tytułu',
  'media-box.broken': 'Nie udało się wyświetlić treści.',
  'media-box.unknown': 'Treści tego rodzaju nie można tu wyświetlić.',
  'media-box.open-itself': 'Otwórz w przeglądarce',
  'media-box.frame': 'Treść: %s',
  'media-box.from': 'Źródło treści: %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
