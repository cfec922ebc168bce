import { readJson } from '../definition/read-json.model.js';
import { botCheckFormat } from '../definition/widget-format.model.js';
import { createBotCheck } from './bot-check.dom.js';
import { BotCheckError, type BotCheck } from './bot-check.js';
import type { GuardedForm } from './bot-guard.js';

/** The check of the provider that the author names; those with a box are a chunk of their own. */
export async function createCheck(guarded: GuardedForm): Promise<BotCheck> {
  const botCheck = readJson(botCheckFormat, guarded.definition.botCheck);
  if (!botCheck) throw new BotCheckError('bot-refused');
  const { provider } = botCheck;
  if (provider === 'recaptcha-v3') return createBotCheck(botCheck);
  const { createWidgetCheck } = await import('./widgets/widget-check.js');
  return createWidgetCheck({ ...botCheck, provider }, guarded);
}
