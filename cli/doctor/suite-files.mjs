import { bundleName, pageScripts } from '../bundle/page-scripts.mjs';
import { models } from '../page-models.mjs';
/** @import { PageElement } from '../html/page-dom.mjs' */
/** @import { Page } from './page.mjs' */

/**
 * Script, sheet or preload of the suite in a page.
 * @typedef {object} SuiteFile
 * @property {PageElement} element
 * @property {'script' | 'sheet' | 'preload'} kind
 * @property {string} attribute Attribute with the address.
 * @property {string} written The address as written.
 * @property {string | null} url Null where it cannot be looked up.
 * @property {string} name Path in the folder of its build, such as `suite.js`, which the drop-in has in the place of the
 *   component's script too; '' for a file of the page's own with
 *   `data-suite`.
 * @property {'' | 'compact/'} build Folder of the build with Preact; '' for all other files.
 * @property {string} folder Part of the address before both: the folder of the suite.
 * @property {string} query Query of the address, such as `?v=2`.
 */

const entries = ['suite', 'suite.single', 'rsform-compat', 'rsform-drop-in', 'wf-mediabox', 'consent-stub'];
/** Scripts of several tags, but for the loader. */
const scriptsOfPages = [...pageScripts.keys(), bundleName];
const names = [...entries, ...scriptsOfPages, ...models.classes.keys()]
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
/** Matches the address of a script that a page loads: its folder and its name. */
const entryPath = new RegExp(`^(.*?)(compact/)?((?:${names})\\.js)$`);
/** Matches the scripts whose name a site's own may have. They are the suite's beside others of its files. */
const plainName = new RegExp(`(?:^|/)(?:${[...pageScripts.keys()].join('|')})\\.js$`);
/** Matches other files of the build. */
const otherPath =
  /^(.*?)(compact\/)?((?:chunks|bundles)\/[\w.-]+-[\w-]{5,}\.js|themes\/[\w/-]+\.css|site\.css)$/;

/** Matches the folder of a kit's files: that of the plugin for WordPress, or of the package for Joomla, with its version. */
const kitFolder = /(?:\/plugins\/rs-suite\/suite-|\/media\/rs_suite\/)(\d+\.\d+\.\d+[\w.+-]*)\/$/;

/**
 * Returns the kit that a file belongs to, and the version in the address of its folder; undefined for files that were copied
 * by hand.
 * @param {Pick<SuiteFile, 'folder'>} file
 * @returns {{ name: string, version: string } | undefined}
 */
export function kitOf({ folder }) {
  const version = kitFolder.exec(folder)?.[1];
  if (!version) return undefined;
  const name = folder.includes('/media/') ? 'the package for Joomla' : 'the plugin for WordPress';
  return { name, version };
}

/** Tags that load files, and the ways in which optimisers write their addresses. */
const addresses = /^(?:src|href|data-(?:[\w-]+-)?src)$/;

/**
 * Returns the files of the suite that a page names.
 * @param {Pick<Page, 'document' | 'resolve' | 'replaced'>} page
 * @returns {readonly SuiteFile[]}
 */
export function suiteFilesIn({ document, resolve, replaced }) {
  const named = document.querySelectorAll('script, link').flatMap((element) => {
    const kind = kindOf(element);
    const { attribute, written } = addressIn(element) ?? {};
    if (!kind || !attribute || !written) return [];
    const [path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(written)?.slice(1) ?? [];
    return [{ element, kind, attribute, written, path, query, url: resolve(written) }];
  });
  const folders = new Set(named.flatMap(({ path }) => folderOf(path) ?? []));
  const dropInFolder = document.querySelector('meta[name="rs-suite"]')?.getAttribute('content');
  return named.flatMap(({ path, ...file }) => {
    if (replaced.get(file.element) === 'drop-in') {
      const said = dropInFolder ?? file.element.getAttribute('data-suite');
      const folder = said ? `${said.replace(/\/$/, '')}/` : path.replace(/[^/]*$/, '');
      return [{ ...file, folder, build: '', name: 'rsform-compat.js' }];
    }
    const [, folder = '', found, name = ''] = entryPath.exec(path) ?? otherPath.exec(path) ?? [];
    const build = found ? 'compact/' : '';
    const isEntry = entryPath.test(path) && !plainName.test(path);
    const isOurs = isEntry || folders.has(folder) || /rs[-_]suite/.test(folder);
    if (name && isOurs) return [{ ...file, folder, build, name }];
    return file.element.hasAttribute('data-suite') ? [{ ...file, folder: '', build: '', name: '' }] : [];
  });
}

/**
 * Returns the attribute of an element that has an address, and the address as written.
 * @param {PageElement} element
 */
export function addressIn(element) {
  const attribute = element.getAttributeNames().find((name) => addresses.test(name));
  const written = attribute && element.getAttribute(attribute)?.trim();
  return attribute && written ? { attribute, written } : undefined;
}

/**
 * Returns the folder of the suite, from the path of a file whose name no site has by chance.
 * @param {string} path
 */
function folderOf(path) {
  const [, ofBundle] = /^(.*?)bundles\/(?:compact\.)?[\w.-]+-[\w-]{7}\.js$/.exec(path) ?? [];
  return ofBundle ?? (plainName.test(path) ? undefined : entryPath.exec(path)?.[1]);
}

/**
 * @param {PageElement} element
 * @returns {SuiteFile['kind'] | undefined}
 */
function kindOf(element) {
  if (element.localName === 'script') return 'script';
  const rel = (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  if (rel.includes('stylesheet')) return 'sheet';
  return rel.includes('modulepreload') || rel.includes('preload') ? 'preload' : undefined;
}

/**
 * Returns the address of the folder of the suite, from that of a script in the folder of its build.
 * @param {Pick<SuiteFile, 'build'>} file
 * @param {string} url
 */
export function suiteFolder({ build }, url) {
  return new URL(build ? '..' : '.', url).href;
}

/**
 * Returns the scripts that define tags.
 * @param {Pick<Page, 'files'>} page
 */
export function entryScripts({ files }) {
  return files.filter(({ kind, name }) => kind === 'script' && definesTags(name));
}

/**
 * Returns true for a bundle, and for the script of one tag.
 * @param {string} name
 */
function definesTags(name) {
  const stem = name.replace(/\.js$/, '');
  return /^suite(\.single)?$/.test(stem) || scriptsOfPages.includes(stem) || models.classes.has(stem);
}
