import { serveCommands } from '../events/serve-commands.js';
import { serveRequests } from '../events/serve-requests.js';
import type { ShellCore } from './shell-core.js';

/** Command of a button, as the core runs it. */
export type Command<Core> = (core: Core, button: HTMLElement) => void;

/** Shell whose core serves requests and commands. */
interface ServedShell<Core> extends Element {
  readonly hasCore: boolean;
  withCore(task: (core: Core) => void): void;
}

/** Names of the requests that a core serves, and its commands by their names. */
export interface Served {
  readonly requests: readonly string[];
  readonly commands: ReadonlyMap<string, Command<never>>;
}

/**
 * Serves the requests and the commands of a shell. Those that arrive before the core has started are taken and queued.
 *
 * @returns Functions that stop.
 */
export function serveShell<Core extends ShellCore>(
  shell: ServedShell<Core>,
  { requests, commands }: Served,
): readonly (() => void)[] {
  const request = (name: string, event: Event) => {
    let isServed = !shell.hasCore;
    shell.withCore((core) => {
      isServed = core.serve?.(name, event) ?? false;
    });
    return isServed;
  };
  const command = (name: string, button: HTMLElement) => {
    const run = commands.get(name) as Command<Core> | undefined;
    if (run) shell.withCore((core) => run(core, button));
    return run !== undefined;
  };
  return [
    ...requests.map((name) =>
      serveRequests(shell, `${shell.localName}-${name}-request`, (event) => request(name, event)),
    ),
    ...(commands.size > 0 ? [serveCommands(shell, command)] : []),
  ];
}
