import type { System } from './any-server.js';

/** Returns why a system is not tested here; undefined if it is. */
export function notTested(name: string, system: System): string | undefined {
  if (name === 'wordpress' && process.env['CI']) return 'not in CI: its start takes seconds';
  return system.missing();
}
