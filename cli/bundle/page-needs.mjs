import { markupByTag } from '../add/print-page.mjs';
import { readPage } from '../doctor/page.mjs';
import { needsOfTags, sourceOf } from '../doctor/policy-needs.mjs';
import { startNeedsOf } from '../doctor/start-needs.mjs';
/** @import { SuitePackage } from '../doctor/suite-package.mjs' */
/** @import { PageNeeds } from './page-bundle.mjs' */

/**
 * Returns the tags and files that a page needs in a bundle.
 * @param {string} from Address or path.
 * @param {SuitePackage} own
 * @returns {Promise<PageNeeds>}
 * @throws {TypeError} If there is no page, or none of the suite's tags in it.
 */
export async function needsOfPage(from, own) {
  const page = await readPage(from, { own });
  if (page.tags.length === 0) throw new TypeError(`${from} has no tag of the suite`);
  const start = startNeedsOf(page);
  const sheets = page.files.flatMap(({ kind, name }) => (kind === 'sheet' && name ? [name] : []));
  /** @type {Map<string, readonly string[]>} */
  const sources = new Map();
  for (const need of needsOfTags(page))
    sources.set(need.directive, [...(sources.get(need.directive) ?? []), sourceOf(need, page)]);
  return { start, sheets: [...new Set(sheets)], hasStub: start.tags.includes('cookie-consent'), sources };
}

/**
 * Returns the modules of a bundle that pages with some tags need.
 * @param {readonly string[]} tags
 * @param {string} language
 * @returns {PageNeeds}
 */
export function needsOfNames(tags, language) {
  const markup = tags.flatMap((tag) => markupByTag.get(tag) ?? []);
  const sources = markup.flatMap(({ policy = {} }) => Object.entries(policy));
  return {
    start: { tags, languages: language === 'es' ? [] : [language], parts: [] },
    sheets: [...new Set(markup.flatMap(({ sheets = [] }) => sheets))],
    hasStub: markup.some(({ hasStub }) => hasStub),
    sources: new Map(
      sources.map(([directive]) => [
        directive,
        sources.flatMap(([name, words]) => (name === directive ? words : [])),
      ]),
    ),
  };
}
