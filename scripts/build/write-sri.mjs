/** `dist/sri.json`: what an integrator puts into tags and policies. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../entries.mjs';
import { staticGraph } from '../static-graph.mjs';

const hashOf = (algorithm, file) =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;

/** Writes the integrity of every script, the policy hash of the inline stub, and what to preload. */
export function writeSri(dist) {
  const scripts = filesIn(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => relative(dist, file).replaceAll('\\', '/'));
  const integrity = scripts.map((file) => [file, hashOf('sha384', join(dist, file))]);
  const stubs = scripts.filter((file) => file === 'consent-stub.js');
  const sri = {
    integrity: Object.fromEntries(integrity),
    inlineHashes: Object.fromEntries(stubs.map((file) => [file, `'${hashOf('sha256', join(dist, file))}'`])),
    modulepreload: { 'suite.js': withCores(dist, scripts) },
  };
  writeFileSync(join(dist, 'sri.json'), `${JSON.stringify(sri, null, 2)}\n`);
}

/** The shells, and the core of each tag: a page takes those of the tags that it shows. */
function withCores(dist, scripts) {
  const cores = scripts.filter((file) => /^chunks\/[a-z-]+\.core-[\w-]+\.js$/.test(file));
  return [...new Set(['suite.js', ...cores].flatMap((file) => [...staticGraph(dist, file)]))].slice(1);
}
