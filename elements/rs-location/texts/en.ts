import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** English texts of `<rs-location>`. */
export const texts = Object.freeze({
  'location.suggestions': 'Addresses',
  'location.count': { one: '%d address: use the arrow keys', other: '%d addresses: use the arrow keys' },
  'location.none': 'No address with this text',
  'location.map': 'Map',
  'location.marker': 'Marker: %s',
  'location.marker-unset': 'Marker not placed yet',
  'location.locate': 'Use my location',
  'location.locating': 'Looking for your location…',
  'location.denied': 'Your browser does not tell your location. Type the address.',
  'location.unanswered': 'Your location could not be found. Type the address.',
  'location.inaccurate': 'Your location is known only roughly. Move the marker to its place.',
  'location.map-failed': 'The map could not be loaded. Type the address.',
  'location.consent-text': 'The map and the suggestions come from another service, which may use cookies.',
  'location.consent-once': 'Allow once',
  'location.consent-always': 'Always allow',
  'location.consent-always-service': 'Always allow %s',
  'location.marker-help': 'The arrow keys move it, further with shift; plus and minus zoom the map.',
  'location.zoom-in': 'Zoom in',
  'location.zoom-out': 'Zoom out',
  'location.coordinates': 'Write latitude and longitude, such as %s.',
} satisfies TextsLike<typeof es>);
