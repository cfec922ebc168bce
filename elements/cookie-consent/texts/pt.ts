import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Portuguese texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'As definições estão a demorar. Aceite, rejeite ou prima de novo.',
  'cookie-consent.lost': 'A sua escolha ainda não está totalmente aplicada: recarregue a página.',
  'cookie-consent.applying': 'A aplicar as preferências e a recarregar a página…',
  'cookie-consent.title': 'A sua privacidade',
  'cookie-consent.text':
    'Usamos cookies necessários para que o site funcione. Com a sua autorização, usaremos também os das categorias que escolher, próprios e de terceiros. Pode mudar de ideias quando quiser.',
  'cookie-consent.accept': 'Aceitar todos',
  'cookie-consent.reject': 'Rejeitar todos',
  'cookie-consent.settings': 'Configurar',
  'cookie-consent.policy': 'Política de cookies',
  'cookie-consent.privacy': 'Política de privacidade',
  'cookie-consent.settings-title': 'Definições de cookies',
  'cookie-consent.settings-text': 'Assinale o que permite. O que não assinalar fica rejeitado.',
  'cookie-consent.save': 'Guardar a seleção',
  'cookie-consent.close': 'Fechar sem alterações',
  'cookie-consent.locked': 'Sempre ativos',
  'cookie-consent.details': 'Detalhes de «%s»',
  'cookie-consent.loading': 'A carregar…',
  'cookie-consent.cookies': 'Cookies de «%s»',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Fornecedor',
  'cookie-consent.purpose': 'Finalidade',
  'cookie-consent.duration': 'Duração',
  'cookie-consent.choice-id': 'Identificador da sua escolha:',
  'cookie-consent.necessary': 'Necessários',
  'cookie-consent.necessary-text':
    'Tornam o site possível: receber as suas mensagens, manter a sessão e lembrar o que escolhe aqui.',
  'cookie-consent.preferences': 'Preferências',
  'cookie-consent.preferences-text':
    'Permitem serviços que melhoram a página, como mapas, vídeos de outros sites ou a verificação contra robôs.',
  'cookie-consent.statistics': 'Estatísticas',
  'cookie-consent.statistics-text': 'Ajudam a saber que páginas são visitadas, para as melhorar.',
  'cookie-consent.marketing': 'Publicidade',
  'cookie-consent.marketing-text': 'Servem para lhe mostrar publicidade de acordo com o que visita.',
} satisfies TextsLike<typeof es>);
