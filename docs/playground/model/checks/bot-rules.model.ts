import type { BotCheckDefinition } from '../../../../elements/rs-form/definition/definition.model.js';
import type { Language } from '../playground.model.js';
import type { BotRules } from './rules.model.js';

type Provider = BotCheckDefinition['provider'];

/** Default action of a check with a score, as the element has it. */
const defaultAction = 'contactform';

const google = {
  tokenName: 'g-recaptcha-response',
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
};

/** Names and addresses by provider. */
const providers: Readonly<Record<Provider, Pick<BotRules, 'tokenName' | 'verifyUrl'>>> = {
  'recaptcha-v3': google,
  'recaptcha-v2': google,
  hcaptcha: { tokenName: 'h-captcha-response', verifyUrl: 'https://api.hcaptcha.com/siteverify' },
  'friendly-captcha': {
    tokenName: 'frc-captcha-response',
    verifyUrl: 'https://global.frcapi.com/api/v2/captcha/siteverify',
  },
  // The site verifies it by itself.
  altcha: { tokenName: 'altcha', verifyUrl: '' },
  turnstile: {
    tokenName: 'cf-turnstile-response',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
};

const messages: Readonly<Record<Language, string>> = {
  es: 'No se ha podido comprobar que no es un envío automático. Inténtalo otra vez.',
  en: 'The check against automatic messages was not passed. Try again.',
};

/** Returns how the token of a bot check is verified; null for a form without one. */
export function botRulesOf(botCheck: BotCheckDefinition | undefined, language: Language): BotRules | null {
  if (!botCheck) return null;
  const { provider } = botCheck;
  if (botCheck.provider === 'altcha') {
    const { tokenName, verifyUrl } = providers.altcha;
    return { provider, verifyUrl, tokenName: botCheck.name ?? tokenName, message: messages[language] };
  }
  const hasScore = provider === 'recaptcha-v3';
  // Turnstile returns an action only if the page has named one; the other boxes return none.
  const action = hasScore ? (botCheck.action ?? defaultAction) : botCheck.action;
  const hasAction = action !== undefined && (hasScore || provider === 'turnstile');
  return {
    provider,
    ...providers[provider],
    ...(hasAction && { action }),
    ...(hasScore && { leastScore: 0.5 }),
    message: messages[language],
  };
}
