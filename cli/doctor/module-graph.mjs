import { decodePage } from '../migrate/page-text.mjs';
/** @import { Page } from './page.mjs' */
/** @import { ReadFile } from './read-file.mjs' */
/** @import { SuiteFile } from './suite-files.mjs' */

/** Most files that are looked up. A build has about 120. */
const mostFiles = 400;
/** Requests at the same time. */
const atOnce = 8;

/**
 * File that a page names, or that such a file imports.
 * @typedef {object} GraphFile
 * @property {string} url
 * @property {SuiteFile} origin Element of the page that leads to it.
 * @property {string} name Path as its importer writes it; that in the page for a file that the page names.
 * @property {boolean} isImported
 * @property {ReadFile | null} file Null for one that cannot be reached.
 * @property {boolean} isCut True for one that was not read because the command had reached a limit.
 * @property {string} text
 */

/** Matches the addresses of imports and of files beside a module. */
const imports =
  /\b(?:import|from)\s*\(?\s*["'`](\.{1,2}\/[^"'`$\s]+)["'`]|new URL\(\s*["'`](\.\/[^"'`$\s]+\.js)["'`]\s*,\s*import\.meta/g;

/** @type {WeakMap<Page, Promise<readonly GraphFile[]>>} */
const graphs = new WeakMap();

/**
 * Reads the suite's files of a page and their imports, once.
 * @param {Page} page
 * @returns {Promise<readonly GraphFile[]>}
 */
export function graphOf(page) {
  const graph = graphs.get(page) ?? readGraph(page);
  graphs.set(page, graph);
  return graph;
}

/**
 * @param {Page} page
 * @returns {Promise<readonly GraphFile[]>}
 */
async function readGraph(page) {
  const named = page.files.flatMap((origin) =>
    origin.url ? [{ url: origin.url, origin, name: origin.written, isImported: false }] : [],
  );
  const isPreload = (/** @type {{ origin: SuiteFile }} */ { origin }) => origin.kind === 'preload';
  const run = await readAll(
    page,
    named.filter((one) => !isPreload(one)),
  );
  return [...run, ...(await readAll(page, named.filter(isPreload)))];
}

/**
 * Reads files, and the imports of the scripts among them.
 * @param {Page} page
 * @param {readonly Omit<GraphFile, 'file' | 'isCut' | 'text'>[]} named
 * @returns {Promise<readonly GraphFile[]>}
 */
async function readAll(page, named) {
  /** @type {GraphFile[]} */
  const found = [];
  const open = [...named];
  const known = new Set();
  while (open.length > 0 && found.length < mostFiles) {
    const next = open.splice(0, atOnce).filter(({ url, isImported }) => !isImported || !known.has(url));
    for (const { url } of next) known.add(url);
    const files = await Promise.all(
      next.map(async (one) => ({ ...one, ...(await readText(page, one.url)) })),
    );
    found.push(...files);
    const scripts = files.filter(({ origin }) => origin.kind === 'script');
    open.push(...scripts.flatMap((one) => importsOf(page, one)).filter(({ url }) => !known.has(url)));
  }
  return found;
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function readText(page, url) {
  const file = await page.load(url);
  return {
    file,
    isCut: !file && page.isCut(),
    text: file?.status === 200 ? decodePage(file.bytes, file.type) : '',
  };
}

/**
 * @param {Page} page
 * @param {GraphFile} file
 */
function importsOf(page, { url, origin, text }) {
  if (origin.name === 'rsform-compat.js') return dropInOf(page, origin);
  const written = [...text.matchAll(imports)].map(([, path, beside]) => path ?? beside ?? '');
  return [...new Set(written)].map((name) => ({
    url: new URL(name, url).href,
    origin,
    name,
    isImported: true,
  }));
}

/**
 * Returns the files that `rsform-compat.js` loads: from the folder that the page names, or from its own.
 * @param {Page} page
 * @param {SuiteFile} origin
 */
function dropInOf({ document, resolve }, origin) {
  const named = document.querySelector('meta[name="rs-suite"]')?.getAttribute('content');
  const folder = named ?? origin.element.getAttribute('data-suite') ?? '';
  return ['rsform-drop-in.js', 'rs-form.js'].flatMap((name) => {
    const url = resolve(folder ? `${folder.replace(/\/$/, '')}/${name}` : `${origin.folder}${name}`);
    return url ? [{ url, origin: { ...origin, name }, name, isImported: true }] : [];
  });
}
