import { existsSync, readFileSync } from 'node:fs';

/**
 * Build of the suite that the command belongs to.
 * @typedef {object} SuitePackage
 * @property {string} version
 * @property {string} stub Text of the inline stub; '' where nothing is built.
 * @property {string} stubHash Source expression of the stub in a policy; '' where nothing is built.
 * @property {Readonly<Record<'' | 'compact/', Preloads>>} preloads Chunks of each tag and of each language but Spanish, by
 *   build.
 */
/** @typedef {ReadonlyMap<string, readonly string[]>} Preloads */

/**
 * Reads the build beside the command. A checkout without a build has an empty one.
 * @param {URL} [dist]
 * @returns {SuitePackage}
 */
export function readSuitePackage(dist = new URL('../../dist/', import.meta.url)) {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  /** @param {string} name */
  const read = (name) => {
    const file = new URL(name, dist);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const { inlineHashes = {} } = JSON.parse(read('sri.json') || '{}');
  return {
    version,
    stub: read('consent-stub.js'),
    stubHash: new Map(Object.entries(inlineHashes)).get('consent-stub.js') ?? '',
    preloads: {
      '': readPreloads(read('preload.json')),
      'compact/': readPreloads(read('compact/preload.json')),
    },
  };
}

/**
 * Reads a `preload.json`. Anything else in its place is an empty list.
 * @param {string} text
 * @returns {Preloads}
 */
export function readPreloads(text) {
  try {
    const entries = Object.entries(Object(JSON.parse(text)));
    return new Map(entries.map(([tag, files]) => [tag, Array.isArray(files) ? files.map(String) : []]));
  } catch {
    return new Map();
  }
}
