import type { GuardedForm } from './bot-check.dom.js';
import type { BotGuard } from './bot-guard.js';
import { progressOf, workButtonMark } from '../markup/work-press.dom.js';

/** The bot check's chunk, loaded at the first need and again after a failure. */
export interface BotGuardLoader {
  load(): Promise<BotGuard>;
  /** Makes the check ready; what fails is told when a token is asked for. */
  prepare(): void;
  /** What an attempt has had of the provider is used up. */
  release(): void;
  /** What a visitor has done for the check, sent or not, is taken back. */
  renew(): void;
  stop(): void;
}

/** Whether a form has a bot check: by its definition, or as a button of the server's that wants a proof of work. */
export function hasBotCheck({ definition, form }: Pick<GuardedForm, 'definition' | 'form'>): boolean {
  return definition.botCheck !== undefined || form.find(workButtonMark).length > 0;
}

/** Null for a form without a bot check. */
export function createBotGuardLoader(guarded: GuardedForm): BotGuardLoader | null {
  let loading: Promise<BotGuard> | undefined;

  async function load(): Promise<BotGuard> {
    loading ??= guarded.definition.botCheck
      ? import('./bot-guard.js').then(({ createBotGuard }) => createBotGuard(guarded))
      : import('./work/work-guard.js').then(({ createWorkGuard }) => createWorkGuard(guarded));
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      for (const button of guarded.form.find(workButtonMark)) progressOf(button)?.remove();
      throw error;
    }
  }

  /** Only one that is there has anything to end. */
  function told(task: (guard: BotGuard) => void): void {
    void loading?.then(task, () => undefined);
  }

  if (!hasBotCheck(guarded)) return null;
  return {
    load,
    prepare: () =>
      void load().then(
        (guard) => guard.prepare(),
        () => undefined,
      ),
    release: () => told((guard) => guard.release()),
    renew: () => told((guard) => guard.renew()),
    stop: () => told((guard) => guard.stop()),
  };
}
