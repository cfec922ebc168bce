import type { TextsLike } from '../../../shared/i18n/texts.js';
import { frenchUploadTexts } from '../../../shared/uploads/texts/fr.js';
import type { es } from './es.js';

/** French texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...frenchUploadTexts,
  'uploads.types': 'Formats : %s.',
  'uploads.image': 'images',
  'uploads.audio': 'fichiers audio',
  'uploads.video': 'vidéos',
  'uploads.size': '%s au plus par fichier.',
  'uploads.at-least': 'Au moins %d fichiers.',
  'uploads.at-most': 'Au plus %d fichiers.',
  'uploads.exactly': '%d fichiers.',
  'uploads.between': 'De %1$d à %2$d fichiers.',
  'uploads.drop': 'Vous pouvez aussi déposer des fichiers ici ou coller une image.',
  'uploads.files': 'Fichiers choisis',
  'uploads.count': {
    one: '%d fichier choisi.',
    many: '%d de fichiers choisis.',
    other: '%d fichiers choisis.',
  },
  'uploads.remove': 'Retirer %s',
  'uploads.removed': '%s a été retiré.',
  'uploads.preview': 'Voir %s',
  'uploads.blocked': 'L’image ne peut pas être affichée',
  'uploads.add': 'Ajouter un autre fichier',
  'uploads.camera': 'Prendre une photo',
  'uploads.close': 'Fermer',
  'uploads.folder': 'Un dossier ne peut pas être envoyé : choisissez ses fichiers.',
  'uploads.no-room': 'Il n’y a plus de place pour d’autres fichiers. Non ajoutés : %d.',
} satisfies TextsLike<typeof es>);
