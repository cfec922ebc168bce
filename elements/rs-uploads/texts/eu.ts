import type { TextsLike } from '../../../shared/i18n/texts.js';
import { basqueUploadTexts } from '../../../shared/uploads/texts/eu.js';
import type { es } from './es.js';

/** Basque texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...basqueUploadTexts,
  'uploads.types': 'Formatuak: %s.',
  'uploads.image': 'irudiak',
  'uploads.audio': 'audioak',
  'uploads.video': 'bideoak',
  'uploads.size': 'Gehienez %s fitxategi bakoitzeko.',
  'uploads.at-least': 'Gutxienez %d fitxategi.',
  'uploads.at-most': 'Gehienez %d fitxategi.',
  'uploads.exactly': '%d fitxategi.',
  'uploads.between': '%1$d eta %2$d fitxategi artean.',
  'uploads.drop': 'Fitxategiak hona arrastatu edo irudi bat itsatsi ere egin dezakezu.',
  'uploads.files': 'Aukeratutako fitxategiak',
  'uploads.count': { one: 'Fitxategi %d aukeratuta.', other: '%d fitxategi aukeratuta.' },
  'uploads.remove': 'Kendu %s',
  'uploads.removed': 'Kendu da: %s.',
  'uploads.preview': 'Ikusi %s',
  'uploads.blocked': 'Irudia ezin da erakutsi',
  'uploads.add': 'Gehitu beste fitxategi bat',
  'uploads.camera': 'Atera argazki bat',
  'uploads.close': 'Itxi',
  'uploads.folder': 'Karpeta bat ezin da bidali: aukeratu bere fitxategiak.',
  'uploads.no-room': 'Ez da fitxategi gehiagorik sartzen. Gehitu gabe: %d.',
} satisfies TextsLike<typeof es>);
