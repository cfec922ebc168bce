import { pathToFileURL } from 'node:url';
import { isOfComponent, replacementIn } from '../html/component-scripts.mjs';
import { PageDocument } from '../html/page-document.mjs';
import { ReadLimits } from '../html/read-limits.mjs';
import { createResolver } from '../html/site-address.mjs';
import { decodePage } from '../migrate/page-text.mjs';
import { models } from '../page-models.mjs';
import { readAt } from './read-file.mjs';
import { addressIn, suiteFilesIn } from './suite-files.mjs';
/** @import { Replacement } from '../html/component-scripts.mjs' */
/** @import { PageElement } from '../html/page-dom.mjs' */
/** @import { SuitePackage } from './suite-package.mjs' */
/** @import { ReadFile } from './read-file.mjs' */
/** @import { SuiteFile } from './suite-files.mjs' */

/** Address that the tags of a file have: they read addresses as on a site. */
const fileAddress = 'https://page.invalid/';

/** Most tags of the suite in a page: the checks take quadratic time in them. */
const mostTags = 300;

/**
 * A page, with the data that the checks need.
 * @typedef {object} Page
 * @property {string} url Address of the page, after redirects.
 * @property {PageDocument} document
 * @property {ReadonlyMap<string, string> | null} headers Headers of the answer; null for a file, whose headers are unknown.
 * @property {readonly PageElement[]} tags Tags of the suite, in document order.
 * @property {readonly SuiteFile[]} files Scripts and sheets of the suite.
 * @property {ReadonlyMap<PageElement, Replacement>} replaced Scripts of RSForm! Pro whose file is replaced.
 * @property {SuitePackage} own Package of this command.
 * @property {(written: string) => string | null} resolve Returns the address of a reference; null for one that cannot be
 *   looked up, such as a path from the root of a site for a page that is a file.
 * @property {() => boolean} isCut Returns true once a limit has ended the reading of files.
 * @property {(url: string) => Promise<ReadFile | null>} load Reads a file once; null for one that cannot be reached.
 */

/**
 * Reads a page.
 * @param {string} from Address or path.
 * @param {object} options
 * @param {string | undefined} [options.root] Folder of the site's root.
 * @param {SuitePackage} options.own
 * @param {ReadLimits | undefined} [options.limits] Limits of the page and its files.
 * @returns {Promise<Page>}
 * @throws {TypeError} Names the content that was found instead of a page.
 */
export async function readPage(from, { root, own, limits = new ReadLimits() }) {
  const isWeb = /^https?:\/\//i.test(from);
  const file = await readAt(isWeb ? from : pathToFileURL(from).href, limits);
  const document = new PageDocument(
    textOf(from, file),
    isWeb ? file.url : fileAddress,
    /** @type {any} */ (models.classes),
  );
  const tags = document.querySelectorAll([...models.classes.keys()].join());
  if (tags.length > mostTags) throw new TypeError(`${from} has more than ${mostTags} tags of the suite`);
  const written = document.querySelector('base')?.getAttribute('href') ?? '';
  const start = URL.canParse(written, file.url) ? new URL(written, file.url).href : file.url;
  /** @type {Map<string, Promise<ReadFile | null>>} */
  const loaded = new Map();
  const page = {
    ...{ url: file.url, document, tags, own, headers: isWeb ? file.headers : null },
    isCut: () => limits.signal.aborted,
    resolve: createResolver(start, root),
    load(/** @type {string} */ url) {
      const key = url.replace(/#.*/s, '');
      const known = loaded.get(key) ?? readAt(key, limits).catch(() => null);
      loaded.set(key, known);
      return known;
    },
  };
  const replaced = await replacedIn(page);
  return { ...page, replaced, files: suiteFilesIn({ ...page, replaced }) };
}

/**
 * @param {string} from
 * @param {ReadFile} file
 */
function textOf(from, { status, type, bytes }) {
  if (status !== 200)
    throw new TypeError(
      type || status !== 404 ? `${from} answers with the status ${status}` : `there is no file ${from}`,
    );
  if (type !== '' && !/html|text\/plain/i.test(type))
    throw new TypeError(`${from} answers with ${type}, expected a page`);
  if (bytes.length === 0) throw new TypeError(`${from} is empty`);
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (!isWide && bytes.subarray(0, 4096).includes(0)) throw new TypeError(`${from} is no text`);
  return decodePage(bytes, type);
}

/**
 * Returns the scripts of RSForm! Pro whose file is replaced: by the drop-in, or emptied.
 * @param {Pick<Page, 'document' | 'resolve' | 'load'>} page
 * @returns {Promise<ReadonlyMap<PageElement, Replacement>>}
 */
async function replacedIn({ document, resolve, load }) {
  const scripts = document.querySelectorAll('script').flatMap((element) => {
    const src = addressIn(element)?.written ?? '';
    return isOfComponent(src) ? [{ element, url: resolve(src) }] : [];
  });
  const found = await Promise.all(
    scripts.map(async ({ element, url }) => {
      const file = url ? await load(url) : null;
      const replacement = file?.status === 200 ? replacementIn(decodePage(file.bytes, file.type)) : null;
      return replacement ? [/** @type {const} */ ([element, replacement])] : [];
    }),
  );
  return new Map(found.flat());
}
