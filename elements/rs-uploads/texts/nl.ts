import type { TextsLike } from '../../../shared/i18n/texts.js';
import { dutchUploadTexts } from '../../../shared/uploads/texts/nl.js';
import type { es } from './es.js';

/** Dutch texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...dutchUploadTexts,
  'uploads.types': 'Bestandstypen: %s.',
  'uploads.image': 'afbeeldingen',
  'uploads.audio': 'audiobestanden',
  'uploads.video': 'video’s',
  'uploads.size': 'Maximaal %s per bestand.',
  'uploads.at-least': 'Minstens %d bestanden.',
  'uploads.at-most': 'Hoogstens %d bestanden.',
  'uploads.exactly': '%d bestanden.',
  'uploads.between': '%1$d tot %2$d bestanden.',
  'uploads.drop': 'U kunt ook bestanden hierheen slepen of een afbeelding plakken.',
  'uploads.files': 'Gekozen bestanden',
  'uploads.count': { one: '%d bestand gekozen.', other: '%d bestanden gekozen.' },
  'uploads.remove': '%s verwijderen',
  'uploads.removed': '%s is verwijderd.',
  'uploads.preview': '%s bekijken',
  'uploads.blocked': 'De afbeelding kan niet worden getoond',
  'uploads.add': 'Nog een bestand toevoegen',
  'uploads.camera': 'Foto maken',
  'uploads.close': 'Sluiten',
  'uploads.folder': 'Een map kan niet worden verstuurd: kies de bestanden erin.',
  'uploads.no-room': 'Er is geen plaats voor meer bestanden. Niet toegevoegd: %d.',
} satisfies TextsLike<typeof es>);
