import { Buffer } from 'node:buffer';
import { bundleName, pageScripts } from '../bundle/page-scripts.mjs';
import { readPreloads } from './suite-package.mjs';
import { startNeedsOf } from './start-needs.mjs';
/** @import { Preloads } from './suite-package.mjs' */
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

/**
 * Returns true for a bundle of some tags.
 * @param {SuiteFile} script
 */
export const isPageScript = (script) => stemOf(script) === bundleName || pageScripts.has(stemOf(script));

/** Tags of the parts whose name is that of a vendor. */
const tagOfVendor = new Map([['nouislider', 'rs-range']]);

/**
 * Returns the files that a page needs of a script until its tags are ready.
 * @param {Page} page
 * @param {SuiteFile} script
 * @param {object} options
 * @param {Preloads} options.lists
 * @param {Set<string>} options.defined Tags of the scripts before, to which those of this one are added.
 * @returns {readonly string[]}
 */
export function filesUntilReady(page, script, { lists, defined }) {
  const { tags, languages, parts } = startNeedsOf(page);
  const served = tags.filter((tag) => defines(script, lists, tag) && !defined.has(tag));
  const isDefined = (/** @type {string} */ tag) => served.includes(tag);
  for (const tag of served) defined.add(tag);
  const stem = stemOf(script);
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
