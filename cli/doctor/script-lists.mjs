import { Buffer } from 'node:buffer';
import { bundleName, pageScripts } from '../bundle/page-scripts.mjs';
import { readPreloads } from './own-package.mjs';
import { startNeedsOf } from './start-needs.mjs';
/** @import { Preloads } from './own-package.mjs' */
/** @import { Page } from './page.mjs' */
/** @import { SuiteFile } from './suite-files.mjs' */

/**
 * Returns the files that a script's tags, languages and parts need, by name: as the site's `preload.json` lists them, or
 * that of the command's package.
 * @param {Page} page
 * @param {SuiteFile} script
 * @returns {Promise<Preloads>}
 */
export async function listsOf(page, script) {
  const answer = script.url ? await page.load(new URL('preload.json', script.url).href) : null;
  const ofSite = answer?.status === 200 ? readPreloads(Buffer.from(answer.bytes).toString()) : new Map();
  return stemOf(script) === bundleName ? ofSite : new Map([...page.own.preloads[script.build], ...ofSite]);
}

/** @param {SuiteFile} script */
const stemOf = ({ name }) => name.replace(/\.js$/, '');

/**
 * Returns true if a script defines a tag.
 * @param {SuiteFile} script
 * @param {Preloads} lists
 * @param {string} tag
 */
export function defines(script, lists, tag) {
  const stem = stemOf(script);
  if (stem.startsWith('suite')) return true;
  return stem === bundleName ? lists.has(tag) : (pageScripts.get(stem)?.includes(tag) ?? stem === tag);
}

/** Tags of the parts whose name is that of a vendor. */
const tagOfVendor = new Map([['nouislider', 'rs-range']]);

/**
 * Returns the files that a page needs of a script until its tags are ready.
 * @param {Page} page
 * @param {SuiteFile} script
 * @param {Preloads} lists
 * @returns {readonly string[]}
 */
export function filesUntilReady(page, script, lists) {
  const { tags, languages, parts } = startNeedsOf(page);
  const isDefined = (/** @type {string} */ tag) => defines(script, lists, tag);
  const stem = stemOf(script);
  const served = tags.filter(isDefined);
  if (served.length === 0) return [];
  const names = [
    ...(pageScripts.has(stem) ? [stem] : served),
    ...languages,
    ...parts
      .filter((part) => isDefined(tagOfVendor.get(part) ?? part.split('.')[0] ?? ''))
      .map((part) => (lists.has(`${stem}/${part}`) ? `${stem}/${part}` : part)),
  ];
  return [...new Set(names.flatMap((name) => lists.get(name) ?? []))];
}
