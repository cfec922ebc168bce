import { defines, isPageScript, listsOf } from '../script-lists.mjs';
import { entryScripts } from '../suite-files.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { Preloads } from '../suite-package.mjs' */
/** @import { Page } from '../page.mjs' */
/** @import { SuiteFile } from '../suite-files.mjs' */

/** Types with which a browser runs a script of the suite. */
const running = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/**
 * Returns statements on the script tags of the suite: which are missing, which are double, and which are not run as they
 * have to be.
 * @param {Page} page
 * @returns {Promise<readonly Statement[]>}
 */
export async function checkScripts(page) {
  const scripts = await Promise.all(
    entryScripts(page).map(async (file) => ({ file, lists: await listsOf(page, file) })),
  );
  return [
    ...findUndefined(page, scripts),
    ...findDouble(page, scripts),
    ...page.files.filter(({ kind }) => kind === 'script').flatMap(findWrongTag),
  ];
}

/** @typedef {{ readonly file: SuiteFile, readonly lists: Preloads }} EntryScript */

/**
 * @param {Page} page
 * @param {readonly EntryScript[]} scripts
 * @returns {readonly Statement[]}
 */
function findUndefined({ tags }, scripts) {
  const missing = new Map(
    tags
      .filter(({ localName }) => !scripts.some(({ file, lists }) => defines(file, lists, localName)))
      .map((tag) => [tag.localName, tag]),
  );
  return [...missing.values()].map((at) => ({
    at,
    found: `<${at.localName}> and no script that defines it`,
    expected: `suite.js or ${at.localName}.js`,
    remedy: `Add <script type="module" src="…/suite.js"></script>; if it is in the template, an optimiser has removed or combined it.`,
  }));
}

/**
 * Returns statements on scripts of which both define a tag: a script twice, a bundle beside another script, `site.js`
 * beside that of one of its tags.
 * @param {Page} page
 * @param {readonly EntryScript[]} scripts
 * @returns {readonly Statement[]}
 */
function findDouble({ tags }, scripts) {
  const isWhole = (/** @type {SuiteFile} */ { name }) => name.startsWith('suite.');
  const bundle = scripts.find(({ file }) => isWhole(file));
  return scripts.flatMap((script, index) => {
    const { file } = script;
    const before = scripts.slice(0, index);
    const same = before.find((one) => one.file.name === file.name || isSameTag(tags, one, script));
    const other = same ?? (bundle !== script ? bundle : undefined);
    if (!other) return [];
    const isLater = scripts.indexOf(other) > index;
    // The loader after a bundle takes only the tags that this does not have, or that are lost.
    if (!same && isLater && (isWhole(file) || (isPageScript(file) && other.file.name === 'suite.js')))
      return [];
    return [
      {
        ...{ at: file.element, attribute: file.attribute },
        found: `${file.written} beside ${other.file.written}`,
        expected: 'one bundle, once, or the scripts of single tags',
        remedy:
          'Remove one of the two: the first definition of a tag wins, and the second one is fetched for nothing. The loader may come after a bundle.',
      },
    ];
  });
}

/**
 * Returns true if two scripts that are no bundle of all tags define the same tag of a page.
 * @param {Page['tags']} tags
 * @param {EntryScript} one
 * @param {EntryScript} other
 */
function isSameTag(tags, one, other) {
  const [isOne, isOther] = [one, other].map(
    ({ file, lists }) =>
      (/** @type {string} */ tag) =>
        !file.name.startsWith('suite.') && defines(file, lists, tag),
  );
  return tags.some(({ localName }) => isOne?.(localName) && isOther?.(localName));
}

/**
 * Ways in which a tag makes its script useless.
 * @type {readonly { readonly is: (file: SuiteFile) => boolean, readonly found: string, readonly expected: string,
 *   readonly remedy: string, readonly attribute: string }[]}
 */
const wrongTags = [
  {
    attribute: 'nomodule',
    is: ({ element }) => element.hasAttribute('nomodule'),
    found: 'with nomodule, with which no current browser runs it',
    expected: 'no such attribute',
    remedy: 'Remove nomodule.',
  },
  {
    attribute: 'type',
    is: ({ element, name }) => isModule(name) && isClassic(element.getAttribute('type') ?? ''),
    found: 'as a classic script',
    expected: 'type="module"',
    remedy:
      'Write type="module"; if the template has it, exclude the file from the optimiser that rewrites script tags.',
  },
  {
    attribute: 'defer',
    is: ({ element, name }) => name === 'rsform-compat.js' && element.hasAttribute('defer'),
    found: 'with defer, with which the inline script of the form runs first',
    expected: 'neither defer nor async nor type="module"',
    remedy: 'Remove defer, or exclude the file from the optimiser that adds it.',
  },
  {
    attribute: 'async',
    is: ({ element, name }) => name === 'rsform-compat.js' && element.hasAttribute('async'),
    found: 'with async, with which the inline script of the form may run first',
    expected: 'neither defer nor async nor type="module"',
    remedy: 'Remove async, or exclude the file from the optimiser that adds it.',
  },
  {
    attribute: 'type',
    is: ({ element, name }) => name === 'rsform-compat.js' && element.getAttribute('type') === 'module',
    found: 'as a module, with which the inline script of the form runs first',
    expected: 'a classic script',
    remedy: 'Remove type="module".',
  },
  {
    attribute: 'src',
    is: ({ name }) => name === 'consent-stub.js',
    found: 'in place of the inline stub',
    expected: 'its text in the page: a file comes after the scripts that it has to hold back',
    remedy: 'Paste the text of dist/consent-stub.js into a <script> in the <head>.',
  },
];

/**
 * @param {SuiteFile} file
 * @returns {readonly Statement[]}
 */
function findWrongTag(file) {
  if (!running.test(file.element.getAttribute('type')?.trim() ?? '')) return [];
  return wrongTags
    .filter(({ is }) => is(file))
    .map(({ attribute, found, expected, remedy }) => ({
      ...{ at: file.element, attribute, expected, remedy },
      found: `${file.written} ${found}`,
    }));
}

/**
 * Returns true for a file that imports others.
 * @param {string} name
 */
export function isModule(name) {
  return (
    name !== '' && !/^(suite\.single|rsform-compat|consent-stub)\.js$/.test(name) && name.endsWith('.js')
  );
}

/** @param {string} type */
function isClassic(type) {
  return type.trim() !== 'module' && running.test(type.trim());
}
