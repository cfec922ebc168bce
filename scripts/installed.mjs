/** Packages of the project and of the documentation. Runs before there are any, so it imports Node's modules only. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Line for tests of the documentation that are left out. */
export const docsAreMissing = 'The documentation’s packages are not installed: npm --prefix docs ci';

/** Returns true if the packages of a folder are installed, not from an older lock file. */
export function isInstalled(folder) {
  // npm writes this file at the end.
  const note = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}

/** Installs the packages of a folder, and prints one line. Returns null, or one sentence about the failure. */
export function install(folder, name) {
  console.log(`Installing the packages of ${name} (npm ci in ${folder}).`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return status === 0
    ? null
    : `The packages of ${name} could not be installed. Run npm ci in ${folder} to see why.`;
}
