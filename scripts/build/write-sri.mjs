/** Writes `dist/sri.json` and `dist/sri.importmap.json`, which integrators use in tags and policies. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesNamed } from '../entries.mjs';

/** Folder of the scripts in the import map and in the README. */
const address = '/media/rs-suite/';

/** Writes the integrity of every script and sheet, and the policy hashes of what a page contains inline. */
export function writeSri(dist) {
  const hashOf = (algorithm, file) =>
    `${algorithm}-${createHash(algorithm)
      .update(readFileSync(join(dist, file)))
      .digest('base64')}`;
  const integrityOf = (name, folder = '') =>
    Object.fromEntries(filesNamed(dist, name).map((file) => [folder + file, hashOf('sha384', file)]));
  // Without a line end, as what is pasted between tags.
  const importMap = JSON.stringify({ integrity: integrityOf(/^(?:chunks\/)?[^/]+\.js$/, address) });
  writeFileSync(join(dist, 'sri.importmap.json'), importMap);

  const inline = filesNamed(dist, /^(?:consent-stub\.js|sri\.importmap\.json)$/);
  const inlineHashes = Object.fromEntries(inline.map((file) => [file, `'${hashOf('sha256', file)}'`]));
  const sri = { integrity: integrityOf(/\.(?:js|css)$/), inlineHashes };
  writeFileSync(join(dist, 'sri.json'), `${JSON.stringify(sri, null, 2)}\n`);
}
