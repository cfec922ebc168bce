/** Starts programs that need a screen on a machine without one. */
import { spawn } from 'node:child_process';

/**
 * Size of the screen in pixels. Without a window manager the window under the pointer has the focus. The pointer is in
 * the middle of the screen, and the mouse of a driver does not move it.
 */
export const screenSize = { width: 1920, height: 1200 };

/** Starts Xvfb. It chooses a free number and writes it to the fourth stream. */
export async function startScreen(program) {
  const { width, height } = screenSize;
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'];
  const child = spawn(program, args, { stdio, detached: true });
  const number = await new Promise((resolve, reject) => {
    child.stdio[3].once('data', (data) => resolve(String(data).trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb has ended at its start')));
  });
  return { process: child, display: `:${number}` };
}

/** Calls back when this process ends, so that a run that is interrupted leaves no browser behind. */
export function endWithProcess(stop) {
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
}

/** Ends a process with those that it has started: each is a process group of its own. */
export function endGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
