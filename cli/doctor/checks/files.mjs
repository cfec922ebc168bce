import { createHash } from 'node:crypto';
import { isOfComponent } from '../../html/component-scripts.mjs';
import { graphOf } from '../module-graph.mjs';
import { addressIn } from '../suite-files.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { GraphFile } from '../module-graph.mjs' */
/** @import { Page } from '../page.mjs' */

/** End of a finding on files that the command has not looked for. */
export const unknownFiles = ', not looked up';
/** Most files that a statement lists. */
const mostNames = 6;

/**
 * Returns statements on scripts, sheets and chunks that are not where they are looked for, or not what they should be.
 * @param {Page} page
 * @returns {Promise<readonly Statement[]>}
 */
export async function checkFiles(page) {
  const files = await graphOf(page);
  const named = files.filter(({ isImported }) => !isImported);
  return [
    ...findUnknown(page),
    ...findCut(files.filter(({ isCut }) => isCut)),
    ...named.flatMap(findWrongFile),
    ...named.flatMap(findIntegrity),
    ...[...new Set(files.map(({ origin }) => origin.element))].flatMap((element) =>
      findChunks(files.filter(({ origin, isImported }) => isImported && origin.element === element)),
    ),
  ];
}

/**
 * Returns a statement on the files of a page in a file whose addresses begin at the root of its site.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
function findUnknown({ document, files, resolve }) {
  const known = files.map(({ element }) => element);
  const unknown = document.querySelectorAll('script, link').flatMap((at) => {
    const { attribute, written = '' } = addressIn(at) ?? {};
    const isMeant = known.includes(at) || (at.localName === 'script' && isOfComponent(written));
    return isMeant && /^[\\/](?![\\/])/.test(written) && resolve(written) === null
      ? [{ at, attribute: attribute ?? '', written }]
      : [];
  });
  const [first, ...others] = unknown;
  if (!first) return [];
  return [
    {
      ...{ at: first.at, attribute: first.attribute, severity: 'warning' },
      found: `${first.written}${others.length > 0 ? ` and ${others.length} others` : ''}${unknownFiles}`,
      expected: 'the folder of the site, because these addresses begin with /',
      remedy: 'Run the command again with --root FOLDER, or with the address of the page.',
    },
  ];
}

/**
 * Returns a statement on the files that were not read because the command had reached a limit.
 * @param {readonly GraphFile[]} files
 * @returns {readonly Statement[]}
 */
function findCut([first, ...others]) {
  if (!first) return [];
  const { element: at, attribute } = first.origin;
  return [
    {
      ...{ at, attribute, severity: 'warning' },
      found: `${first.name}${others.length > 0 ? ` and ${others.length} others` : ''}, not read within 15 seconds and 20 MB`,
      expected: 'answers in this time',
      remedy: 'Run the command again when the site answers faster; these files were not checked.',
    },
  ];
}

/**
 * @param {GraphFile} graphFile
 * @returns {readonly Statement[]}
 */
function findWrongFile(graphFile) {
  const { origin, name } = graphFile;
  const lack = lackOf(graphFile);
  if (!lack) return [];
  return [
    {
      ...{ at: origin.element, attribute: origin.attribute },
      severity: origin.kind === 'preload' ? 'warning' : 'error',
      found: `${name}, which ${lack}`,
      expected: origin.kind === 'sheet' ? 'a style sheet' : 'a script',
      remedy: 'Correct the address, and copy the whole folder dist/ to the site.',
    },
  ];
}

/**
 * Returns the fault of a file; '' if it has none.
 * @param {GraphFile} graphFile
 */
function lackOf({ file, isCut, origin, text }) {
  if (isCut) return '';
  if (!file) return 'cannot be reached';
  if (file.status !== 200)
    return file.type || file.status !== 404 ? `has the status ${file.status}` : 'does not exist';
  if (/^\s*</.test(text)) return 'is an HTML page';
  if (text.trim() === '') return 'is empty';
  const wanted = origin.kind === 'sheet' ? /^text\/css/i : /^(text|application)\/(x-)?(java|ecma)script/i;
  const isRight = file.type === '' ? file.url.startsWith('file:') : wanted.test(file.type);
  return isRight || isSheetPreload(origin) ? '' : `has the media type "${file.type}"`;
}

/** @param {GraphFile['origin']} origin */
function isSheetPreload({ kind, element }) {
  return kind === 'preload' && (element.getAttribute('as') ?? 'script') !== 'script';
}

/**
 * Returns a statement if a file is not the one whose hash the page has.
 * @param {GraphFile} graphFile
 * @returns {readonly Statement[]}
 */
function findIntegrity({ origin: { element, written }, file }) {
  const hashes = (element.getAttribute('integrity') ?? '').split(/\s+/).filter(Boolean);
  if (file?.status !== 200 || hashes.length === 0) return [];
  const isRight = hashes.some((hash) => {
    const [, algorithm = '', digest] = /^(sha256|sha384|sha512)-([^?]+)/.exec(hash) ?? [];
    return algorithm !== '' && createHash(algorithm).update(file.bytes).digest('base64') === digest;
  });
  if (isRight) return [];
  return [
    {
      ...{ at: element, attribute: 'integrity' },
      found: `${written} with another content than its integrity says`,
      expected: 'the hash of sri.json of the same build',
      remedy: 'Copy the hash from sri.json of the build that the site serves.',
    },
  ];
}

/**
 * Returns a statement on the chunks behind one script.
 * @param {readonly GraphFile[]} chunks
 * @returns {readonly Statement[]}
 */
function findChunks(chunks) {
  const lost = chunks.flatMap((chunk) => {
    const lack = lackOf(chunk);
    return lack ? [`import ${chunk.name} ${lack}`] : [];
  });
  const [first] = chunks;
  if (!first || lost.length === 0) return [];
  const others = lost.length - mostNames;
  return [
    {
      ...{ at: first.origin.element, attribute: first.origin.attribute },
      found: `${first.origin.written}, whose ${lost.slice(0, mostNames).join(', ')}${others > 0 ? ` and ${others} others` : ''}`,
      expected: 'the chunks of its build, under their own names',
      remedy:
        'Copy the whole folder dist/ over the old one, rename nothing, and exclude it from optimisers that move files.',
    },
  ];
}
