/**
 * First step of every command of the documentation: installs its packages if they are missing or older than the lock
 * file, and those of the suite, with which it is built, if they are missing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, isInstalled } from '../scripts/installed.mjs';

const docs = import.meta.dirname;
const root = join(docs, '..');

const failure =
  (existsSync(join(root, 'node_modules')) ? null : install(root, 'the suite')) ??
  (isInstalled(docs) ? null : install(docs, 'the documentation'));
if (failure !== null) {
  console.error(failure);
  process.exitCode = 1;
}
