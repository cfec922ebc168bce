import { filesUntilReady, listsOf } from '../script-lists.mjs';
import { entryScripts, suiteFolder } from '../suite-files.mjs';
import { isModule } from './scripts.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { Page } from '../page.mjs' */
/** @import { SuiteFile } from '../suite-files.mjs' */

/**
 * Returns a statement if a module of the suite, or its preload, is in front of an import map. Firefox and older browsers
 * ignore a map that comes after the first request for a module: the page's own modules do not run.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkImportMap({ document, files }) {
  const map = document
    .querySelectorAll('script')
    .find((script) => script.getAttribute('type')?.trim().toLowerCase() === 'importmap');
  const first = files.find(({ kind, element, name }) =>
    kind === 'preload' ? isModulePreload(element) : kind === 'script' && isModule(name),
  );
  if (!map || !first || first.element.entry.index > map.entry.index) return [];
  return [
    {
      ...{ at: first.element, attribute: first.attribute },
      found: `${first.written} in front of an import map`,
      expected: 'the map first: Firefox and older browsers ignore a later one',
      remedy: 'Write the preloads and the script after the import map, for example right before </head>.',
    },
  ];
}

/** @param {SuiteFile['element']} element */
function isModulePreload(element) {
  return /(^|\s)modulepreload(\s|$)/i.test(element.getAttribute('rel') ?? '');
}

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
