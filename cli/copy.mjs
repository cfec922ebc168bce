import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.mjs';

export const usage = `Usage: rs-suite copy FOLDER

Copies the files that pages load into FOLDER, which is made if it is not there: scripts, sheets, lists of files, licences.
Types, source maps, files of editors and the build for bundlers stay in the package. Nothing in FOLDER is deleted, because
pages in caches load chunks of an older copy.

Exit codes: 0 success, 1 nothing is built, 2 wrong usage.
`;

/** Folders of the build that no page loads. */
const notOfPages = /^(?:types|shared-react)\//;
/** Files that pages and servers read. The scripts of the commands are `.mjs`, the files of editors other lists. */
const ofPages =
  /(?:\.(?:js|css)|(?:^|\/)(?:preload\.json|sri(?:\.importmap)?\.json|third-party-notices\.txt))$/;

/**
 * `rs-suite copy`: copies the files of the build that a site needs.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new UsageError('expected one folder');
  const { files, bytes } = copySuite(folder);
  stderr.write(`Copied ${files} files, ${(bytes / 1e6).toFixed(1)} MB, to ${folder}\n`);
}

/**
 * Copies the files that pages load into a folder.
 * @param {string} folder
 * @param {string} [dist] Folder of the build.
 * @returns {{ readonly files: number, readonly bytes: number }}
 * @throws {TypeError} If nothing is built.
 */
export function copySuite(folder, dist = fileURLToPath(new URL('../dist/', import.meta.url))) {
  const files = filesOfPages(dist);
  for (const file of files) cpSync(join(dist, file), join(folder, file));
  const sizes = files.map((file) => statSync(join(dist, file)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Returns the files of a build that pages load, by their paths in it.
 * @param {string} dist Folder of the build.
 * @returns {readonly string[]}
 * @throws {TypeError} If nothing is built.
 */
export function filesOfPages(dist) {
  if (!existsSync(join(dist, 'suite.js'))) throw new TypeError('nothing is built; run npm run build first');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ofPages.test(file) && !notOfPages.test(file))
    .toSorted();
}
