import type { TextsLike } from '../../../shared/i18n/texts.js';
import { polishUploadTexts } from '../../../shared/uploads/texts/pl.js';
import type { es } from './es.js';

/** Polish texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...polishUploadTexts,
  'uploads.types': 'Formaty: %s.',
  'uploads.image': 'obrazy',
  'uploads.audio': 'pliki audio',
  'uploads.video': 'pliki wideo',
  'uploads.size': 'Do %s na plik.',
  'uploads.at-least': 'Minimalna liczba plików: %d.',
  'uploads.at-most': 'Maksymalna liczba plików: %d.',
  'uploads.exactly': 'Wymagana liczba plików: %d.',
  'uploads.between': 'Liczba plików: od %1$d do %2$d.',
  'uploads.drop': 'Można też przeciągnąć tu pliki lub wkleić obraz.',
  'uploads.files': 'Wybrane pliki',
  'uploads.count': {
    one: 'Wybrano %d plik.',
    few: 'Wybrano %d pliki.',
    many: 'Wybrano %d plików.',
    other: 'Wybrano %d pliku.',
  },
  'uploads.remove': 'Usuń %s',
  'uploads.removed': 'Usunięto: %s.',
  'uploads.preview': 'Pokaż %s',
  'uploads.blocked': 'Nie można wyświetlić obrazu',
  'uploads.add': 'Dodaj kolejny plik',
  'uploads.camera': 'Zrób zdjęcie',
  'uploads.close': 'Zamknij',
  'uploads.folder': 'Folderu nie można wysłać: proszę wybrać jego pliki.',
  'uploads.no-room': 'Nie ma miejsca na więcej plików. Niedodane: %d.',
} satisfies TextsLike<typeof es>);
