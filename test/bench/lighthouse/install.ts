import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../../scripts/command.mjs';

const source = import.meta.dirname;
const folder = join(source, '..', '..', '..', '.cache', 'lighthouse');
const lockFile = 'package-lock.json';

/**
 * Installs the version of Lighthouse that the lock file beside this file pins, unless it is installed. It is no dependency
 * of the project, because it has 200 packages and one command uses it.
 *
 * @returns Path of Lighthouse's command.
 */
export function installLighthouse(): string {
  if (!isInstalled()) {
    console.log('Installing Lighthouse in .cache/lighthouse …');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(source, 'package.json'), join(folder, 'package.json'));
    copyFileSync(join(source, lockFile), join(folder, lockFile));
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new CommandError('npm could not install Lighthouse');
  }
  return join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
}

/** Returns the version that the package file names. */
export function lighthouseVersion(): string {
  const text = readFileSync(join(source, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Readonly<Record<string, string>> };
  return dependencies['lighthouse'] ?? '';
}

function isInstalled(): boolean {
  const copy = join(folder, lockFile);
  const isSame = existsSync(copy) && readFileSync(copy).equals(readFileSync(join(source, lockFile)));
  // npm writes this file at the end.
  return isSame && existsSync(join(folder, 'node_modules', '.package-lock.json'));
}
