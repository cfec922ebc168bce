/** Writes `dist/sri.json`, which integrators use in tags and policies. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../entries.mjs';

const hashOf = (algorithm, file) =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;

/** Writes the integrity of every script and the policy hash of the inline stub. */
export function writeSri(dist) {
  const scripts = filesIn(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => relative(dist, file).replaceAll('\\', '/'));
  const integrity = scripts.map((file) => [file, hashOf('sha384', join(dist, file))]);
  const stubs = scripts.filter((file) => file === 'consent-stub.js');
  const sri = {
    integrity: Object.fromEntries(integrity),
    inlineHashes: Object.fromEntries(stubs.map((file) => [file, `'${hashOf('sha256', join(dist, file))}'`])),
  };
  writeFileSync(join(dist, 'sri.json'), `${JSON.stringify(sri, null, 2)}\n`);
}
