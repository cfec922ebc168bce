import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesOfNeeds } from '../doctor/start-needs.mjs';
import { mergeFiles } from './merge-files.mjs';
import { bundleName } from './page-scripts.mjs';
/** @import { SuitePackage } from '../doctor/suite-package.mjs' */
/** @import { StartNeeds } from '../doctor/start-needs.mjs' */

/**
 * Needs of a page that a bundle serves.
 * @typedef {object} PageNeeds
 * @property {StartNeeds} start
 * @property {readonly string[]} sheets Paths in the folder of the suite.
 * @property {boolean} hasStub
 * @property {ReadonlyMap<string, readonly string[]>} sources Sources of the policy, by directive.
 */

/**
 * Files of a bundle, and the lines of a page that load them.
 * @typedef {object} PageBundle
 * @property {ReadonlyMap<string, string | Uint8Array>} files Contents by path.
 * @property {string} script Path of the script that a page loads.
 * @property {readonly string[]} preloads Paths of the files that it needs until it is ready.
 * @property {ReadonlyMap<string, string>} integrity Hashes by path.
 */

/**
 * Returns one module with all code that a page needs until it is ready, and its late modules. `rs-page.js` imports it by its
 * hash. Late files import the same address, so a page can add a query to that of `rs-page.js`.
 * @param {typeof import('rollup')} rollup
 * @param {object} options
 * @param {string} options.dist Folder of the built suite.
 * @param {'' | 'compact/'} options.build
 * @param {SuitePackage} options.own
 * @param {PageNeeds} options.needs
 * @returns {Promise<PageBundle>}
 */
export async function bundlePage(rollup, { dist, build, own, needs: { start, sheets } }) {
  const script = `${bundleName}.js`;
  const needed = filesOfNeeds(start, own.preloads[build]);
  const tags = start.tags.map((tag) => `${build}${tag}.js`);
  const merged = await mergeFiles(rollup, {
    ...{ from: dist, chunks: 'chunks', isBeside: false },
    entries: new Map([[bundleName, [...needed, ...tags]]]),
    merged: new Map(needed.map((file) => [file, bundleName])),
  });
  const preloads = [...merged.keys()].filter((file) => file.startsWith(`chunks/${bundleName}-`));
  const names = [...start.tags, ...start.languages, ...start.parts];
  const lists = Object.fromEntries(names.map((name) => [name, preloads]));
  const files = new Map([
    ...merged,
    ...sheets.map((file) => /** @type {const} */ ([file, readFileSync(`${dist}/${file}`)])),
    ['preload.json', `${JSON.stringify(lists, null, 2)}\n`],
  ]);
  const checked = [...files].filter(([file]) => /\.(?:js|css)$/.test(file));
  const integrity = new Map(checked.map(([file, content]) => [file, hashOf('sha384', content)]));
  return { files, script, preloads, integrity };
}

/**
 * Returns a hash as `integrity` and policies write it.
 * @param {'sha256' | 'sha384'} algorithm
 * @param {string | Uint8Array} content
 */
export function hashOf(algorithm, content) {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
