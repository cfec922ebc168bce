import { documentOf } from '../dom/unclobbered.js';
import { ConfigError } from '../element/config-error.js';

/**
 * Returns the diagnostics of buttons that name a tag in `commandfor` with a command that it does not have. Tags without
 * commands have none: their buttons may be those of another script.
 */
export function findCommandDiagnostics(host: Element): readonly ConfigError[] {
  const { commands } = host.constructor as { readonly commands?: ReadonlyMap<string, unknown> };
  if (!commands || commands.size === 0 || host.id === '') return [];
  const names = [...commands.keys()].map((name) => `--${name}`);
  const buttons = documentOf(host).querySelectorAll(`button[commandfor="${CSS.escape(host.id)}"]`);
  return [...buttons].flatMap((button) => {
    const command = button.getAttribute('command') ?? '';
    if (!command.startsWith('--') || names.includes(command)) return [];
    return [
      new ConfigError(
        host,
        'command',
        `found "${command}", expected ${names.join(' or ')}`,
        'command-unknown',
      ),
    ];
  });
}
