import { pathToFileURL } from 'node:url';
import { readAt } from '../doctor/read-file.mjs';
import { isOfComponent, replacementIn } from '../html/component-scripts.mjs';
import { createResolver } from '../html/site-address.mjs';
import { decodePage } from './page-text.mjs';
/** @import { Replacement } from '../html/component-scripts.mjs' */
/** @import { ReadLimits } from '../html/read-limits.mjs' */
/** @import { LegacyPage } from './page-forms.mjs' */

/**
 * Files of a page's scripts of the component, by the addresses in the page.
 * @typedef {object} ComponentFiles
 * @property {ReadonlyMap<string, Replacement>} replaced
 * @property {readonly string[]} unknown Addresses of files that were not found.
 */

/**
 * Reads the files of a page's scripts of the component: a site may have put the drop-in, or nothing, in their place.
 * @param {LegacyPage} page
 * @param {object} options
 * @param {string} options.from Address or path of the page.
 * @param {string | undefined} options.root Folder of the site's root, for a page that is a file.
 * @param {ReadLimits} options.limits
 * @returns {Promise<ComponentFiles>}
 */
export async function readComponentFiles({ scripts, base }, { from, root, limits }) {
  const url = /^https?:\/\//i.test(from) ? from : pathToFileURL(from).href;
  const resolve = createResolver(URL.canParse(base, url) ? new URL(base, url).href : url, root);
  /** @type {Map<string, Replacement>} */
  const replaced = new Map();
  /** @type {string[]} */
  const unknown = [];
  for (const src of new Set(scripts.map((script) => script.src).filter(isOfComponent))) {
    const address = resolve(src);
    const file = address && (await readAt(address, limits).catch(() => null));
    const replacement = file && file.status === 200 && replacementIn(decodePage(file.bytes, file.type));
    if (replacement) replaced.set(src, replacement);
    if (!file || file.status !== 200) unknown.push(src);
  }
  return { replaced, unknown };
}
