import type { TextsLike } from '../../../shared/i18n/texts.js';
import { portugueseUploadTexts } from '../../../shared/uploads/texts/pt.js';
import type { es } from './es.js';

/** Portuguese texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...portugueseUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Um momento: o formulário está a ser preparado…',
  'rs-form.late':
    'Está a demorar mais do que o habitual e ainda nada foi enviado. Os seus dados continuam aqui: aguarde um pouco, verifique a ligação ou escreva-nos de outra forma.',
  'rs-form.lost':
    'Uma parte do formulário não carregou e nada foi enviado. Os seus dados continuam aqui: tente de novo, recarregue a página ou escreva-nos de outra forma.',
  'rs-form.not-there':
    'O formulário não carregou. Tente de novo, recarregue a página ou escreva-nos de outra forma.',
  'rs-form.retry': 'Tentar de novo',
  'rs-form.send-unchecked': 'Enviar sem verificar',

  // Checks and attempts to send.
  'rs-form.email': 'Escreva um endereço de e-mail completo, por exemplo nome@exemplo.pt.',
  'rs-form.tel': 'Escreva um número de telefone no formato pedido.',
  'rs-form.url': 'Escreva um endereço web completo, por exemplo https://exemplo.pt.',
  'rs-form.number': 'Escreva um número.',
  'rs-form.range': 'Escolha um valor dentro dos limites.',
  'rs-form.valueMissing': 'Este campo é obrigatório.',
  'rs-form.date': 'Escreva ou escolha uma data completa.',
  'rs-form.time': 'Escreva ou escolha uma hora completa.',
  'rs-form.patternMismatch': 'Escreva no formato pedido.',
  'rs-form.patternHint': 'Escreva no formato pedido: %s',
  'rs-form.dayUnderflow': 'Escolha uma data a partir de %s.',
  'rs-form.dayOverflow': 'Escolha uma data até %s.',
  'rs-form.rangeUnderflow': 'O valor deve ser %s ou mais.',
  'rs-form.rangeOverflow': 'O valor deve ser %s ou menos.',
  'rs-form.stepMismatch': 'O valor deve avançar em passos de %s.',
  'rs-form.tooShort': 'Escreva pelo menos %s caracteres.',
  'rs-form.tooLong': 'Escreva no máximo %s caracteres.',
  'rs-form.errors': {
    one: 'Há %d erro no formulário.',
    many: 'Há %d de erros no formulário.',
    other: 'Há %d erros no formulário.',
  },
  'rs-form.sending': 'A enviar a sua mensagem…',
  'rs-form.checking': 'A verificar os seus dados…',
  'rs-form.cancel': 'Cancelar',
  'rs-form.invalid': 'Este campo não é válido.',
  'rs-form.server-invalid': 'O servidor não aceita um dos dados do formulário.',
  'rs-form.network':
    'Não foi possível ligar para verificar os seus dados. Continuam aqui: verifique a ligação e tente de novo, recarregue a página ou escreva-nos de outra forma.',
  'rs-form.timeout': 'A verificação está a demorar demasiado. Os seus dados continuam aqui: tente de novo.',
  'rs-form.server':
    'Neste momento não é possível verificar os seus dados. Continuam aqui: tente de novo dentro de instantes.',
  'rs-form.forbidden':
    'O servidor não aceita o formulário. Os seus dados continuam aqui: copie-os se quiser, recarregue a página e tente de novo.',
  'rs-form.too-large':
    'O que escreveu é demasiado grande para ser enviado. Continua aqui: encurte-o e tente de novo.',
  'rs-form.token-renewed':
    'A página esteve muito tempo aberta e nada foi enviado. Os seus dados continuam aqui: prima o botão de enviar mais uma vez.',
  'rs-form.token-renewed-code':
    'A página esteve muito tempo aberta e nada foi enviado. Os seus dados continuam aqui: escreva o código da imagem e prima o botão de enviar mais uma vez.',
  'rs-form.bot-check':
    'Não foi possível concluir a verificação antispam. Os seus dados continuam aqui: tente de novo ou escreva-nos de outra forma.',
  'rs-form.still-here':
    'Parece que a mensagem não saiu. Os seus dados continuam aqui: verifique a ligação e tente de novo.',

  // The list of errors.
  'rs-form.errors-hint': 'Ainda nada foi enviado. Os seus dados continuam aqui.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': { one: 'Novo campo: %2$s.', many: 'Novos campos: %2$s.', other: 'Novos campos: %2$s.' },
  'rs-form.characters-left': {
    one: 'Resta %d caráter.',
    many: 'Restam %d de carateres.',
    other: 'Restam %d carateres.',
  },
  'rs-form.characters-over': {
    one: '%d caráter a mais.',
    many: '%d de carateres a mais.',
    other: '%d carateres a mais.',
  },
  'rs-form.day-changed': 'O dia foi alterado para %d.',
  'rs-form.limit': {
    one: 'Pode assinalar %d opção. Retire uma para mudar.',
    many: 'Pode assinalar %d de opções. Retire uma para mudar.',
    other: 'Pode assinalar %d opções. Retire uma para mudar.',
  },

  // Pages.
  'rs-form.progress': 'Página %d de %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'É demasiado grande para calcular',
  'rs-form.total-waits': 'A aguardar: %s',
  'rs-form.no-number': 'Escreva um número, por exemplo %s.',

  // Drafts.
  'rs-form.draft-kept': 'Guardamos o que escreve neste separador durante %d minutos.',
  'rs-form.draft-restored': 'Recuperámos o que tinha escrito.',
  'rs-form.draft-undo': 'Anular',
  'rs-form.draft-undone': 'O formulário está como antes.',
  'rs-form.draft-discard': 'Apagar o que foi guardado',
  'rs-form.draft-discarded': 'Apagámos o que estava guardado.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Enviar mesmo assim',
  'rs-form.bot-unsolved':
    'Falta a verificação antispam: complete-a na sua caixa e envie de novo. Os seus dados continuam aqui.',
  'rs-form.work': 'A verificar que não é um robô…',
  'rs-form.work-done': 'Verificado.',
  'consent.text':
    'Antes de enviar, este formulário consulta um serviço antispam externo, que pode guardar cookies.',
  'consent.allow-once': 'Permitir desta vez e enviar',
  'consent.allow-always': 'Permitir sempre e enviar',

  // Images with a code.
  'rs-form.captcha-image': 'Imagem com letras e algarismos',
  'rs-form.captcha-renewed': 'Há uma imagem nova. Escreva o que se vê nela.',
  'rs-form.captcha-failed': 'Não foi possível carregar a imagem.',
  'rs-form.captcha-retry': 'Carregar outra imagem',

  // Sending without leaving the page.
  'rs-form.uploading': 'A enviar…',
  'rs-form.stop-sending': 'Não enviar',
  'rs-form.sending-stopped': 'Parou o envio.',
  'rs-form.sent-part': '%d %% enviado.',

  // The thank-you.
  'rs-form.accepted': 'A sua mensagem foi enviada.',
  'rs-form.thank-you': 'Mensagem enviada',
  'rs-form.close': 'Fechar',
  'rs-form.continue': 'Continuar',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Adicionar outro ficheiro',
  'rs-form.captcha-extra': 'Carregar outra imagem',
  'rs-form.loading': 'A carregar o formulário…',
  'rs-form.load-failed':
    'Não foi possível mostrar o formulário. Tente de novo ou escreva-nos de outra forma.',
  'rs-form.day': 'Dia',
  'rs-form.month': 'Mês',
  'rs-form.year': 'Ano',
  'rs-form.previous': 'Anterior',
  'rs-form.next': 'Seguinte',
} satisfies TextsLike<typeof es>);
