import { graphOf } from '../module-graph.mjs';
import { kitOf } from '../suite-files.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { GraphFile } from '../module-graph.mjs' */
/** @import { Page } from '../page.mjs' */
/** @import { SuiteFile } from '../suite-files.mjs' */

/** Matches the version of a bundle, which precedes the warning about a second one. */
const versionText = /["'`](\d+\.\d+\.\d+[\w.+-]*)["'`][^]{0,600}?is already defined by version/;

/**
 * Returns statements on files of different builds in one page, and of another version than the package's.
 * @param {Page} page
 * @returns {Promise<readonly Statement[]>}
 */
export async function checkVersions(page) {
  const files = await graphOf(page);
  const versions = files.flatMap((file) => {
    const version = versionText.exec(file.text)?.[1];
    return version ? [{ ...file, version }] : [];
  });
  return [
    ...findMixed(versions),
    ...findForeign(versions, page.own.version),
    ...findDamagedKit(versions),
    ...findFolders(page.files),
    ...findQueries(page.files),
    ...findStalePreloads(files),
  ];
}

/**
 * @param {readonly (GraphFile & { readonly version: string })[]} files
 * @returns {readonly Statement[]}
 */
function findMixed([first, ...others]) {
  const other = others.find(({ version }) => version !== first?.version);
  if (!first || !other) return [];
  return [
    {
      ...{ at: other.origin.element, attribute: other.origin.attribute },
      found: `${other.name} of version ${other.version} beside ${first.name} of version ${first.version}`,
      expected: 'files of one version',
      remedy: 'Load all files of the suite from one copy of dist/.',
    },
  ];
}

/**
 * @param {readonly (GraphFile & { readonly version: string })[]} files
 * @param {string} own
 * @returns {readonly Statement[]}
 */
function findForeign(files, own) {
  const other = files.find(({ version }) => version !== own);
  if (!other) return [];
  const kit = kitOf(other.origin);
  const update = kit ? `Update ${kit.name}` : 'Copy dist/ of the installed package to the site';
  return [
    {
      ...{ at: other.origin.element, attribute: other.origin.attribute, severity: 'warning' },
      found: `${other.name} of version ${other.version}${kit ? `, of ${kit.name}` : ''}`,
      expected: `version ${own}, that of this command`,
      remedy: `${update}, or run the command of the version that the site has.`,
    },
  ];
}

/**
 * Returns a statement if the files of a kit are not of the version that its folder names: copied over it, or by halves.
 * @param {readonly (GraphFile & { readonly version: string })[]} files
 * @returns {readonly Statement[]}
 */
function findDamagedKit(files) {
  const other = files.find(({ origin, version }) => (kitOf(origin)?.version ?? version) !== version);
  const kit = other && kitOf(other.origin);
  if (!kit) return [];
  return [
    {
      ...{ at: other.origin.element, attribute: other.origin.attribute },
      found: `${other.name} of version ${other.version} in the folder of version ${kit.version}`,
      expected: 'the files that belong to this folder',
      remedy: `Install ${kit.name} again.`,
    },
  ];
}

/**
 * @param {readonly SuiteFile[]} files
 * @returns {readonly Statement[]}
 */
function findFolders(files) {
  const named = files.filter(({ name }) => name !== '');
  const [first] = named;
  const other = named.find(({ folder }) => folder !== first?.folder);
  if (!first || !other) return [];
  return [
    {
      ...{ at: other.element, attribute: other.attribute },
      found: `${other.written} beside ${first.written}`,
      expected: 'files of one folder',
      remedy: 'Load all files of the suite from one copy of dist/.',
    },
  ];
}

/**
 * Returns statements on versions in addresses. Imports inside the suite have none, so a preload with one is for nothing.
 * @param {readonly SuiteFile[]} files
 * @returns {readonly Statement[]}
 */
function findQueries(files) {
  const shown = files.filter(({ kind, name }) => kind !== 'preload' && name !== '');
  const [first] = shown;
  const other = shown.find(({ kind, query }) => kind === first?.kind && query !== first.query);
  const chunks = files.filter(({ kind, name, query }) => kind === 'preload' && isChunk(name) && query !== '');
  return [
    ...(first && other
      ? [
          {
            ...{ at: other.element, attribute: other.attribute, severity: /** @type {const} */ ('warning') },
            found: `${other.written} beside ${first.written}`,
            expected: 'one version in all addresses',
            remedy: 'Clear the caches of the site, and write the same version everywhere.',
          },
        ]
      : []),
    ...chunks.slice(0, 1).map(({ element, attribute, written }) => ({
      ...{ at: element, attribute, severity: /** @type {const} */ ('warning') },
      found: `a preload of ${written}`,
      expected: 'the address without a query, as the suite imports it',
      remedy: 'Remove the query: the names of chunks contain a hash.',
    })),
  ];
}

/**
 * @param {readonly GraphFile[]} files
 * @returns {readonly Statement[]}
 */
function findStalePreloads(files) {
  const imported = new Set(files.filter(({ isImported }) => isImported).map(({ url }) => url));
  if (imported.size === 0) return [];
  const stale = files.filter(
    ({ origin, url, file }) =>
      origin.kind === 'preload' &&
      isChunk(origin.name) &&
      file?.status === 200 &&
      !imported.has(url.replace(/[?#].*/s, '')),
  );
  const [first, ...others] = stale;
  if (!first) return [];
  const rest = others.length > 0 ? ` and ${others.length} others` : '';
  return [
    {
      ...{ at: first.origin.element, attribute: first.origin.attribute, severity: 'warning' },
      found: `a preload of ${first.name}${rest}, which no script of the page imports`,
      expected: 'chunks of the same build',
      remedy: 'Copy the names from preload.json of the build that the site serves.',
    },
  ];
}

/** @param {string} name */
const isChunk = (name) => /^(?:chunks|bundles)\//.test(name);
