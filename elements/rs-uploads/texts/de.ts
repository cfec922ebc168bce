import type { TextsLike } from '../../../shared/i18n/texts.js';
import { germanUploadTexts } from '../../../shared/uploads/texts/de.js';
import type { es } from './es.js';

/** German texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...germanUploadTexts,
  'uploads.types': 'Dateitypen: %s.',
  'uploads.image': 'Bilder',
  'uploads.audio': 'Audiodateien',
  'uploads.video': 'Videodateien',
  'uploads.size': 'Bis zu %s je Datei.',
  'uploads.at-least': 'Mindestens %d Dateien.',
  'uploads.at-most': 'Höchstens %d Dateien.',
  'uploads.exactly': 'Genau %d Dateien.',
  'uploads.between': '%1$d bis %2$d Dateien.',
  'uploads.drop': 'Sie können Dateien auch hierher ziehen oder ein Bild einfügen.',
  'uploads.files': 'Ausgewählte Dateien',
  'uploads.count': { one: '%d Datei ausgewählt.', other: '%d Dateien ausgewählt.' },
  'uploads.remove': '%s entfernen',
  'uploads.removed': '%s wurde entfernt.',
  'uploads.preview': '%s ansehen',
  'uploads.blocked': 'Das Bild kann nicht angezeigt werden',
  'uploads.add': 'Weitere Datei hinzufügen',
  'uploads.camera': 'Foto aufnehmen',
  'uploads.close': 'Schließen',
  'uploads.folder': 'Ein Ordner kann nicht gesendet werden: Wählen Sie seine Dateien aus.',
  'uploads.no-room': 'Für weitere Dateien ist kein Platz. Nicht hinzugefügt: %d.',
} satisfies TextsLike<typeof es>);
