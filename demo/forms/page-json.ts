import type { FormBehaviour } from './form-behaviour.js';
import type { BotSwitch } from './switches.js';

/** The provider's script as each switch wants it; without a bot check there is none. */
const scripts: ReadonlyMap<BotSwitch, string> = new Map<BotSwitch, string>([
  ['on', '/recaptcha/api.js'],
  ['blocked', '/recaptcha/blocked.js'],
  ['silent', '/recaptcha/api.js?mode=silent'],
  ['reject', '/recaptcha/api.js?mode=reject'],
  ['wrong-action', '/recaptcha/api.js?mode=wrong-action'],
]);

/** The text of the page's JSON script. */
export function pageJson(behaviour: FormBehaviour, bot: BotSwitch, providerUrl: string): string {
  const { botCheck, ...rest } = behaviour;
  const script = scripts.get(bot);
  const complete =
    botCheck && script ? { ...rest, botCheck: { ...botCheck, scriptUrl: providerUrl + script } } : rest;
  return scriptText(complete);
}

/** A value as the text of a JSON script; no character in it can end the script. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
