import { whenIdle } from '../../../shared/dom/when-idle.js';
import type { ServerVerdict } from '../checks/violation.model.js';
import type { ServerCheck } from './server-check.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { ValidationSource } from '../definition/definition.model.js';

/** Asks the server as soon as the chunk for it is there. */
export interface ServerCheckLoader {
  /** The verdict; null where the call was stopped. */
  ask(page: number | null): Promise<ServerVerdict | null>;
  stop(): void;
}

export function createServerCheckLoader(session: FormSession): ServerCheckLoader {
  let loading: Promise<ServerCheck> | undefined;
  let running: ServerCheck | undefined;
  let call = 0;

  async function load(): Promise<ServerCheck> {
    const { createServerCheck } = await import('./server-check.js');
    running = createServerCheck(session);
    return running;
  }

  /** Firefox never fetches again what did not come once: so it comes while the connection is there. */
  const stopWaiting = isCheckedBy('server', session)
    ? whenIdle(() => {
        loading ??= load();
        loading.catch(() => (loading = undefined));
      })
    : undefined;

  return {
    async ask(page) {
      call += 1;
      const mine = call;
      try {
        loading ??= load();
        const check = await loading;
        const verdict = mine === call ? await check.ask(page) : null;
        return mine === call ? verdict : null;
      } catch (error) {
        // Offline, a chunk does not come either; the next attempt tries again.
        loading = undefined;
        session.shell.report(error, 'server check');
        return mine === call ? { type: 'failed', failure: 'network' } : null;
      }
    },
    stop() {
      call += 1;
      stopWaiting?.();
      running?.stop();
    },
  };
}

/** Whether the browser, or the server, checks before a submit: by the attribute as it is now, else by the JSON. */
export function isCheckedBy(
  source: ValidationSource,
  { shell, definition }: Pick<FormSession, 'shell' | 'definition'>,
): boolean {
  const sources: readonly string[] =
    shell.validation === '' ? definition.validation : shell.validation.split(' ');
  return sources.includes(source);
}
