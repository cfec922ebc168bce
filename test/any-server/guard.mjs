/**
 * Runs a command, and ends it when its own input closes (with the parent), when it is terminated, or after an hour. Then it
 * removes the folder with the command's data. Its arguments: the folder, the command and its arguments.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const hour = 60 * 60 * 1000;
const [folder = '', command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const stop = () => child.kill();

child.once('error', (error) => console.error(error.message));
child.once('close', (code) => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit(code ?? 0);
});
process.stdin.resume().once('end', stop).once('error', stop);
process.once('SIGTERM', stop).once('SIGINT', stop);
setTimeout(stop, hour).unref();
