/** Starts the services that the journeys of a run share. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../run.mjs';

/** Returns the address for journeys, and a function that stops the services. */
export async function startJourneyServices() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/journey/serve-journeys.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  if (child.exitCode !== null) throw new Error('What the journeys share did not start.');
  return {
    url: String(line).trim(),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
