import type { TextsLike } from '../../../shared/i18n/texts.js';
import { frenchConsentTexts } from '../../../shared/consent/texts/fr.js';
import type { es } from './es.js';

/** French texts of `<media-box>`. */
export const texts = Object.freeze({
  ...frenchConsentTexts,
  'media-box.label': 'Visionneuse',
  'media-box.close': 'Fermer',
  'media-box.next': 'Suivant',
  'media-box.previous': 'Précédent',
  'media-box.cancel': 'Annuler',
  'media-box.numbers': 'Éléments',
  'media-box.page': 'Aller au %1$s sur %2$s',
  'media-box.counter': '%1$s sur %2$s',
  'media-box.status': '%1$s sur %2$s : %3$s',
  'media-box.thumbnails': 'Vignettes',
  'media-box.zoom': 'Agrandir l’image',
  'media-box.download': 'Télécharger',
  'media-box.pause': 'Arrêter le diaporama',
  'media-box.play': 'Reprendre le diaporama',
  'media-box.loading': 'Chargement…',
  'media-box.untitled': 'sans titre',
  'media-box.broken': 'Le contenu n’a pas pu être affiché.',
  'media-box.unknown': 'Ce type de contenu ne peut pas être affiché ici.',
  'media-box.open-itself': 'Ouvrir dans le navigateur',
  'media-box.frame': 'Contenu : %s',
  'media-box.from': 'Contenu de %s',
  'media-box.needs-library': 'JQuery is required to run Mediabox!',
} satisfies TextsLike<typeof es>);
