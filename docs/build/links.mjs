/** Rewrites links between files of the repository into links between pages. */
import { posix } from 'node:path';
import { sectionsOf } from './sections.mjs';
import { contentFile, languages, readContent, readJson } from './sources.mjs';

const { homepage } = readJson('package.json');

/** Returns the path of a page in the site. English is at the root. */
export function addressOf(key, language) {
  return language === 'en' ? `${key}.html` : `${language}/${key}.html`;
}

/** Returns the path from one page to a file of the site. */
export function relativeTo(from, to) {
  return posix.relative(posix.dirname(from), to);
}

/** Returns where the headings of the repository's files are in the site: `file#id` → `{ key, id }`, and `file` → `{ key }`. */
export function mapTargets(pages) {
  const targets = new Map(pages.flatMap(({ key }) => languages.flatMap((one) => contentTargets(key, one))));
  for (const { key, kind, sources } of pages) {
    for (const { file, text } of sources) {
      if (kind === 'tag' || !targets.has(file)) targets.set(file, { key, id: '' });
      for (const { id } of sectionsOf(text)) targets.set(`${file}#${id}`, { key, id });
    }
  }
  targets.set('README.md', { key: 'index', id: '' });
  return targets;
}

/** Returns the entries of a text of `docs/content`. One without a translation, or in chapters, has the English ids. */
function contentTargets(key, language) {
  const own = readContent(language, key);
  const text = own === undefined || isInChapters(own) ? readContent('en', key) : own;
  if (text === undefined) return [];
  const file = contentFile(language, key);
  const ids = sectionsOf(text).map(({ id }) => [`${file}#${id}`, { key, id }]);
  return [[file, { key, id: '' }], ...ids];
}

/** Returns true for a text that consists of translated chapters. */
function isInChapters(text) {
  return text.startsWith('<!-- docs/content/en/');
}

/**
 * Returns the function that rewrites the links of one file on one page. An address outside the repository stays. A file
 * that the site does not have gives `null`.
 */
export function createRewriter({ targets, file, key, language }) {
  return (href) => {
    if (/^[a-z]+:/i.test(href)) return pageAt(href, key, language) ?? href;
    const [path, id] = href.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    const found = targets.get(id === undefined ? target : `${target}#${id}`) ?? targets.get(target);
    if (found === undefined) return null;
    const anchor = found.id === '' ? '' : `#${found.id}`;
    if (found.key === key && anchor !== '') return anchor;
    return relativeTo(addressOf(key, language), addressOf(found.key, language)) + anchor;
  };
}

/** Returns the link to a page that has no text in the repository. Texts name it by its public address. */
function pageAt(href, key, language) {
  if (!href.startsWith(`${homepage}/`)) return undefined;
  const [, page, anchor = ''] = /^([\w/-]+)\.html(#.*)?$/.exec(href.slice(homepage.length + 1)) ?? [];
  return page && relativeTo(addressOf(key, language), addressOf(page, language)) + anchor;
}
