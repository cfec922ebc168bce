import type { TextsLike } from '../../../shared/i18n/texts.js';
import { portugueseUploadTexts } from '../../../shared/uploads/texts/pt.js';
import type { es } from './es.js';

/** Portuguese texts of `<rs-uploads>`. */
export const texts = Object.freeze({
  ...portugueseUploadTexts,
  'uploads.types': 'Formatos: %s.',
  'uploads.image': 'imagens',
  'uploads.audio': 'áudio',
  'uploads.video': 'vídeos',
  'uploads.size': 'Até %s por ficheiro.',
  'uploads.at-least': 'Pelo menos %d ficheiros.',
  'uploads.at-most': 'No máximo %d ficheiros.',
  'uploads.exactly': '%d ficheiros.',
  'uploads.between': 'De %1$d a %2$d ficheiros.',
  'uploads.drop': 'Também pode arrastar ficheiros para aqui ou colar uma imagem.',
  'uploads.files': 'Ficheiros escolhidos',
  'uploads.count': {
    one: '%d ficheiro escolhido.',
    many: '%d de ficheiros escolhidos.',
    other: '%d ficheiros escolhidos.',
  },
  'uploads.remove': 'Remover %s',
  'uploads.removed': '%s foi removido.',
  'uploads.preview': 'Ver %s',
  'uploads.blocked': 'A imagem não pode ser mostrada',
  'uploads.add': 'Adicionar outro ficheiro',
  'uploads.camera': 'Tirar uma fotografia',
  'uploads.close': 'Fechar',
  'uploads.folder': 'Não é possível enviar uma pasta: escolha os ficheiros dela.',
  'uploads.no-room': 'Não há espaço para mais ficheiros. Não adicionados: %d.',
} satisfies TextsLike<typeof es>);
