import { models } from '../../page-models.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { Page } from '../page.mjs' */

/** Most ids that are listed. */
const mostIds = 20;

/**
 * Returns a statement if the page has no language.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkLanguage({ document, tags, files }) {
  const root = document.documentElement;
  if ((root?.getAttribute('lang') ?? '').trim() || tags.length + files.length === 0) return [];
  return [
    {
      ...{ at: root, severity: 'warning' },
      found: '<html> without a language',
      expected: 'lang="es" or another one, by which the tags choose their texts',
      remedy: 'Write the language of the page into the attribute lang of <html>.',
    },
  ];
}

/**
 * Returns statements on duplicate ids that no tag depends on. The others are diagnostics of their tags.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkIds({ document, tags }) {
  const shared = models.findSharedIds(/** @type {any} */ (document));
  return shared
    .filter((one) =>
      tags.every((tag) => models.findIdDiagnostics(/** @type {any} */ (tag), [one]).length === 0),
    )
    .slice(0, mostIds)
    .map(({ id, first, second }) => ({
      ...{ at: /** @type {any} */ (second), attribute: 'id', severity: 'warning' },
      found: `the id "${id}" twice, on <${first.localName}> and <${second.localName}>`,
      expected: 'an id once in a page',
      remedy: 'Give each element an id of its own.',
    }));
}

/**
 * Returns a statement if nothing of the suite is in the page.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkPresence({ tags, files }) {
  if (tags.length + files.length > 0) return [];
  return [
    {
      severity: 'warning',
      found: 'neither a tag nor a file of the suite',
      expected: 'one of both',
      remedy: 'Check the address: a cache or a template may have left the tags out.',
    },
  ];
}
