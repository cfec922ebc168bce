import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unpack } from './unpack.js';

const root = join(import.meta.dirname, '..');

/** Fields of `package.json` that tests read. */
interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Installs the packed package with its dependencies and the named `packages`, and nothing else, into an empty project. */
export function installPackage(project: string, packages: readonly string[] = []): string {
  const installed = join(project, 'node_modules');
  mkdirSync(installed);
  const packed = spawnSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  unpack(join(project, packed.stdout.trim()), installed);
  const folder = join(installed, 'rs-suite');
  renameSync(join(installed, 'package'), folder);
  for (const name of new Set([...Object.keys(manifestIn(folder).dependencies), ...packages])) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(installed, name), 'junction');
  }
  return folder;
}

/** Reads the manifest of an installed package. */
export function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
