import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** English texts of `<media-box>`. */
export const texts = Object.freeze({
  'media-box.consent-text': 'This content comes from another service, which may use cookies.',
  'media-box.consent-once': 'Allow once',
  'media-box.consent-always': 'Always allow',
  'media-box.consent-always-service': 'Always allow %s',
  'media-box.label': 'Media viewer',
  'media-box.close': 'Close',
  'media-box.next': 'Next',
  'media-box.previous': 'Previous',
  'media-box.cancel': 'Cancel',
  'media-box.numbers': 'Items',
  'media-box.page': 'Go to %1$s of %2$s',
  'media-box.counter': '%1$s of %2$s',
  'media-box.status': '%1$s of %2$s: %3$s',
  'media-box.thumbnails': 'Thumbnails',
  'media-box.zoom': 'Magnify the picture',
  'media-box.download': 'Download',
  'media-box.pause': 'Stop the slideshow',
  'media-box.play': 'Go on with the slideshow',
  'media-box.loading': 'Loading…',
  'media-box.untitled': 'no title',
  'media-box.broken': 'It could not be shown.',
  'media-box.unknown': 'This kind of content cannot be shown here.',
  'media-box.open-itself': 'Open it in the browser',
  'media-box.frame': 'Content: %s',
  'media-box.from': 'Content from %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
