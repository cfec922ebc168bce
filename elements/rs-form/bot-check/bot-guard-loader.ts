import type { FormDefinition } from '../definition/definition.model.js';
import type { BotGuard } from './bot-guard.js';
import type { FormHost } from '../form/rs-form.session.js';

/** The bot check's chunk, loaded at the first need and again after a failure. */
export interface BotGuardLoader {
  load(): Promise<BotGuard>;
  /** Makes the check ready; what fails is told when a token is asked for. */
  prepare(): void;
  stop(): void;
}

/** Null for a form without a bot check. */
export function createBotGuardLoader(shell: FormHost, definition: FormDefinition): BotGuardLoader | null {
  let loading: Promise<BotGuard> | undefined;

  async function load(): Promise<BotGuard> {
    loading ??= import('./bot-guard.js').then(({ createBotGuard }) => createBotGuard(shell, definition));
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  if (!definition.botCheck) return null;
  return {
    load,
    prepare: () =>
      void load().then(
        (guard) => guard.prepare(),
        () => undefined,
      ),
    stop: () =>
      void loading?.then(
        (guard) => guard.stop(),
        () => undefined,
      ),
  };
}
