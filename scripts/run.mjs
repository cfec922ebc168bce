/** Runs the tools of the project without a shell. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Runs a Node program with its output. Returns true if it succeeded. */
export function runNode(args, env = {}) {
  return ended(start(args, env, 'inherit')).then(({ isFine }) => isFine);
}

/** Runs a Node program and captures its output. */
export function captureNode(args, env = {}) {
  return ended(start(args, env, 'pipe'));
}

/** Runs a program without output. Returns true if it succeeded. */
export async function runQuietly(program, args, env = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  return (await ended(child)).isFine;
}

/** Returns the executable of an installed package. */
export function binOf(name, bin = name) {
  const folder = join(root, 'node_modules', name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[bin]);
}

function start(args, env, output) {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
}

function ended(child) {
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (isFine) => resolve({ isFine, output: Buffer.concat(chunks).toString() });
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
