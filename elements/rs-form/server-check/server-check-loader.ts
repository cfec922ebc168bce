import { whenIdle } from '../../../shared/dom/when-idle.js';
import { lazyModule } from '../../../shared/element/lazy-module.js';
import type { ServerVerdict } from '../checks/violation.model.js';
import type { ValidationSource } from '../definition/definition.model.js';
import type { FormSession } from '../form/rs-form.session.js';

/** Requests the server's verdict once the chunk for it is there. */
export interface ServerCheckLoader {
  /** Settles with the verdict; with null if the request was cancelled. Never rejects. */
  ask(page: number | null): Promise<ServerVerdict | null>;
  /** Cancels a request that is under way. */
  cancel(): void;
  stop(): void;
}

/** Creates the loader. Where the server checks the form, its chunk is fetched while the connection is there. */
export function createServerCheckLoader(session: FormSession): ServerCheckLoader {
  let call = 0;
  const module = lazyModule(() => import('./server-check.js'), {
    start: ({ createServerCheck }) => createServerCheck(session),
    stop: (check) => check.stop(),
    lost: (error) => session.shell.report(error, 'server check'),
  });
  // Firefox never fetches again a module that has failed once.
  const stopWaiting = isCheckedBy('server', session) ? whenIdle(() => module.prefetch()) : undefined;

  return {
    async ask(page) {
      call += 1;
      const mine = call;
      const check = await module.load();
      if (mine !== call) return null;
      // Offline, a chunk does not load either; the next attempt tries again.
      const verdict = check ? await check.ask(page) : ({ type: 'failed', failure: 'network' } as const);
      return mine === call ? verdict : null;
    },
    cancel() {
      call += 1;
      module.part?.stop();
    },
    stop() {
      call += 1;
      stopWaiting?.();
      module.stop();
    },
  };
}

/**
 * Returns true if the browser, or the server, checks before a submit: by the attribute as it is now, else by the JSON.
 */
export function isCheckedBy(
  source: ValidationSource,
  { shell, definition, form }: Pick<FormSession, 'shell' | 'definition' | 'form'>,
): boolean {
  // Only RSForm answers before a form is sent.
  if (source === 'server' && form.markup) return false;
  const sources: readonly string[] =
    shell.validation === '' ? definition.validation : shell.validation.split(' ');
  return sources.includes(source);
}
