/** Checks whether an output was built from the current sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../entries.mjs';

const folders = ['elements', 'shared', 'types', 'scripts'];
const files = [
  'cli/models.ts',
  'cli/bundle-models.mjs',
  'rollup.config.mjs',
  'rollup.types.config.mjs',
  'custom-elements-manifest.config.mjs',
  'tsconfig.json',
  'tsconfig.types.json',
  'package.json',
  'package-lock.json',
];

/** Returns true if `output` (a folder whose last file is `lastFile`) is missing or older than the sources. */
export function isStale(root, output, lastFile) {
  const note = noteOf(root, output);
  if (!existsSync(join(root, output, lastFile)) || !existsSync(note)) return true;
  return readFileSync(note, 'utf8') !== fingerprint(root);
}

/** Records that the output was built from these sources. */
export function markFresh(root, output, print) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(noteOf(root, output), print);
}

/** Returns a hash over all inputs of a build. It is the same in a copied or moved checkout. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const sources = folders.flatMap((folder) => filesIn(join(root, folder)));
  for (const file of [...sources, ...files.map((name) => join(root, name)).filter(existsSync)]) {
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function noteOf(root, output) {
  return join(root, '.cache', `${output.replaceAll(/\W/g, '_')}.built`);
}
