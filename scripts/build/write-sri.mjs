/** Writes `dist/sri.json` and `dist/sri.importmap.json`, which integrators use in tags and policies. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesNamed } from '../entries.mjs';
import { wholeGraph } from '../static-graph.mjs';

/** Folder of the scripts in the import map and in the documentation. */
const address = '/media/rs-suite/';

/** Writes the integrity of every script and sheet, and the policy hashes of inline scripts and styles. */
export function writeSri(dist) {
  const hashOf = (algorithm, file) =>
    `${algorithm}-${hash(algorithm, readFileSync(join(dist, file)), 'base64')}`;
  const integrityOf = (files, folder = '') =>
    Object.fromEntries(files.map((file) => [folder + file, hashOf('sha384', file)]));
  const scripts = filesNamed(dist, /^(?:(?:chunks|bundles)\/(?!compact\.))?[^/]+\.js$/);
  const entries = filesNamed(dist, /^compact\/[^/]+\.js$/);
  const reached = [...new Set(entries.flatMap((file) => [...wholeGraph(dist, file)]))].sort();
  // Its own files first: a package's compression then finds the hashes of both maps.
  const isOwn = (file) => file.startsWith('compact/');
  const compact = [...reached.filter(isOwn), ...reached.filter((file) => !isOwn(file))];
  // Without a line end, as text that is pasted between tags.
  for (const [folder, files] of Object.entries({ '': scripts, 'compact/': compact })) {
    const importMap = JSON.stringify({ integrity: integrityOf(files, address) });
    writeFileSync(join(dist, folder, 'sri.importmap.json'), importMap);
  }

  const inline = filesNamed(dist, /^(?:consent-stub\.js|(?:compact\/)?sri\.importmap\.json)$/);
  const inlineHashes = Object.fromEntries(inline.map((file) => [file, `'${hashOf('sha256', file)}'`]));
  const sri = { integrity: integrityOf(filesNamed(dist, /\.(?:js|css)$/)), inlineHashes };
  writeFileSync(join(dist, 'sri.json'), `${JSON.stringify(sri, null, 2)}\n`);
}
