import type { BotGuard, GuardedForm } from './bot-guard.js';

/** The bot check's chunk, loaded at the first need and again after a failure. */
export interface BotGuardLoader {
  load(): Promise<BotGuard>;
  /** Makes the check ready; what fails is told when a token is asked for. */
  prepare(): void;
  /** What an attempt has had of the provider is used up. */
  release(): void;
  stop(): void;
}

/** Null for a form without a bot check. */
export function createBotGuardLoader(guarded: GuardedForm): BotGuardLoader | null {
  let loading: Promise<BotGuard> | undefined;

  async function load(): Promise<BotGuard> {
    loading ??= import('./bot-guard.js').then(({ createBotGuard }) => createBotGuard(guarded));
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  /** Only one that is there has anything to end. */
  function told(task: (guard: BotGuard) => void): void {
    void loading?.then(task, () => undefined);
  }

  if (!guarded.definition.botCheck) return null;
  return {
    load,
    prepare: () =>
      void load().then(
        (guard) => guard.prepare(),
        () => undefined,
      ),
    release: () => told((guard) => guard.release()),
    stop: () => told((guard) => guard.stop()),
  };
}
