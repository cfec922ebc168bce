/** Notes from which sources an output was built. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../entries.mjs';

/** Inputs of a build: files and folders in the project. Of `scripts/` only those that a build runs. */
const inputs = [
  'elements',
  'compat',
  'shared',
  'translations',
  'scripts/build',
  'scripts/build.mjs',
  'scripts/entries.mjs',
  'scripts/metadata',
  'scripts/run.mjs',
  'scripts/source-suite.mjs',
  'scripts/static-graph.mjs',
  'scripts/unclobber-vendor.mjs',
  'scripts/vendor-plugins.mjs',
  'scripts/vendor-transform.mjs',
  'cli/models.ts',
  'cli/page-models.ts',
  'cli/suite-texts.ts',
  'cli/bundle-models.mjs',
  'cli/bundle',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Returns true if `output` (a folder whose last file is `lastFile`) is missing or older than the sources. */
export function isStale(root, output, lastFile) {
  const note = noteOf(root, output);
  const isNoted = existsSync(note) && readFileSync(note, 'utf8') === fingerprint(root);
  return !isNoted || !existsSync(join(root, output, lastFile));
}

/** Records that an output was built with this fingerprint of its inputs. */
export function markFresh(root, name, print) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(noteOf(root, name), print);
}

/** Returns a hash over all inputs of a build. It is the same in a copied or moved checkout. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const paths = inputs.map((name) => join(root, name)).filter(existsSync);
  for (const file of paths.flatMap((path) => (statSync(path).isFile() ? [path] : filesIn(path)))) {
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const noteOf = (root, name) => join(root, '.cache', `${name.replaceAll(/\W/g, '_')}.built`);
