/** Rewrites links between files of the repository into links between pages. */
import { posix } from 'node:path';
import { sectionsOf } from './sections.mjs';

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
  const targets = new Map();
  for (const { key, sources } of pages) {
    for (const { file, text, ids = [] } of sources) {
      if (!targets.has(file)) targets.set(file, { key, id: '' });
      for (const id of ids) targets.set(`${file}#${id}`, { key, id: '' });
      for (const { id } of sectionsOf(text)) targets.set(`${file}#${id}`, { key, id });
    }
  }
  targets.set('README.md', { key: 'index', id: '' });
  return targets;
}

/**
 * Returns the function that rewrites the links of one file on one page. An address outside the repository stays. A file
 * that the site does not have gives `null`.
 */
export function createRewriter({ targets, file, key, language }) {
  return (href) => {
    if (/^[a-z]+:/i.test(href)) return href;
    const [path, id] = href.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    const found = targets.get(id === undefined ? target : `${target}#${id}`) ?? targets.get(target);
    if (found === undefined) return sitePage(href, key, language);
    const anchor = found.id === '' ? '' : `#${found.id}`;
    if (found.key === key && anchor !== '') return anchor;
    return relativeTo(addressOf(key, language), addressOf(found.key, language)) + anchor;
  };
}

/** Returns the link of a text that is written for the site: `page:theming#colours`. */
function sitePage(href, key, language) {
  const [, page, anchor = ''] = /^\/([\w/-]+)\.html(#.*)?$/.exec(href) ?? [];
  return page === undefined ? null : relativeTo(addressOf(key, language), addressOf(page, language)) + anchor;
}
