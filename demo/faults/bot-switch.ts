import type { MiddlewareHandler } from 'hono';
import {
  createForms,
  withAltcha,
  withBotCheck,
  withBotScript,
  withCaptcha,
  withoutBotCheck,
  withWork,
  type Forms,
} from '../forms/server-forms.js';
import type { SiteEnv } from '../site/site-env.js';

/** Word of the switch to the provider's script that fails in this way. */
const failingScripts: ReadonlyMap<string, string> = new Map([
  ['blocked', '/recaptcha/api.js?mode=blocked'],
  ['silent', '/recaptcha/api.js?mode=silent'],
  ['reject', '/recaptcha/api.js?mode=reject'],
  ['wrong-action', '/recaptcha/api.js?mode=wrong-action'],
]);

/** Matches providers with a visible or an invisible box. */
const boxes = /^(recaptcha-v2|hcaptcha|turnstile)(?:-(invisible))?$/;

/** Middleware for `?bot=`: shows the forms without their bot check, with another one, or with one that fails. */
export function botSwitch(providerUrl: string): MiddlewareHandler<SiteEnv> {
  const formsLike = (forms: Forms, word: string): Forms => {
    const script = failingScripts.get(word);
    const [, provider, size] = boxes.exec(word) ?? [];
    if (provider) {
      const scriptUrl = `${providerUrl}/recaptcha/widget.js?provider=${provider}`;
      return createForms(forms.all.map((form) => withBotCheck(form, { provider, scriptUrl, size })));
    }
    if (word === 'captcha') return createForms(forms.all.map(withCaptcha));
    if (word === 'altcha') return createForms(forms.all.map((form) => withAltcha(form, 'element')));
    if (word === 'altcha-json') return createForms(forms.all.map((form) => withAltcha(form, 'json')));
    if (word === 'proof-of-work') return createForms(forms.all.map(withWork));
    if (word === 'off') return createForms(forms.all.map(withoutBotCheck));
    return script ? createForms(forms.all.map((form) => withBotScript(form, providerUrl + script))) : forms;
  };

  return async (context, next) => {
    const word = context.get('url').searchParams.get('bot') ?? '';
    context.set('forms', formsLike(context.get('forms'), word));
    await next();
  };
}
