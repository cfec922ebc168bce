import { filesUntilReady, listsOf } from '../script-lists.mjs';
import { entryScripts, suiteFolder } from '../suite-files.mjs';
import { isModule } from './scripts.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { Page } from '../page.mjs' */

/**
 * Returns a statement for each file that the page's tags need and that the browser would request in a later wave: when it
 * has read the script that imports it.
 * @param {Page} page
 * @returns {Promise<readonly Statement[]>}
 */
export async function checkPreloads(page) {
  const preloaded = preloadedBy(page);
  /** @type {Map<string, Statement>} */
  const late = new Map();
  /** @type {Set<string>} */
  const defined = new Set();
  for (const script of entryScripts(page).filter(({ name }) => isModule(name))) {
    if (!script.url) continue;
    const folder = suiteFolder(script, script.url);
    for (const file of filesUntilReady(page, script, { lists: await listsOf(page, script), defined })) {
      const url = new URL(file, folder).href;
      if (preloaded.has(url) || late.has(url)) continue;
      late.set(url, {
        ...{ at: script.element, attribute: script.attribute, severity: 'warning' },
        found: `${file} in a later wave than ${script.written}`,
        expected: 'a modulepreload of each file that the tags need until they are ready',
        remedy: `Add <link rel="modulepreload" href="${script.folder}${file}">.`,
      });
    }
  }
  return [...late.values()];
}

/**
 * Returns the addresses that a page preloads, in its markup or in the header `Link`.
 * @param {Page} page
 * @returns {ReadonlySet<string>}
 */
function preloadedBy({ files, headers, url }) {
  const inMarkup = files.flatMap((file) => (file.kind === 'preload' && file.url ? [file.url] : []));
  const inHeader = [...(headers?.get('link') ?? '').matchAll(/<([^>]+)>([^<]*)/g)]
    .filter(([, , rest = '']) => /rel="?(module)?preload/.test(rest))
    .flatMap(([, target = '']) => (URL.canParse(target, url) ? [new URL(target, url).href] : []));
  return new Set([...inMarkup, ...inHeader]);
}
