import type { BotGuard, Contributions } from '../form/rs-form.session.js';

/** Returns the guard of the form's bot check; undefined if the form has none, or its feature is not there yet. */
export function botGuardOf(contributions: Contributions): BotGuard | undefined {
  let guard: BotGuard | undefined;
  contributions.notify((feature) => (guard ??= feature.botGuard));
  return guard;
}

/** Loads the form's bot check, again after a failure. Settles with undefined if there is none. */
export async function loadBotGuard(contributions: Contributions): Promise<BotGuard | undefined> {
  await contributions.request('bot check');
  return botGuardOf(contributions);
}
