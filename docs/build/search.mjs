/** Builds the search index of a language, and `llms.txt`. */
import MiniSearch from 'minisearch';
import { vocabularyOf } from './synonyms.mjs';

/** Settings of the index that the page's script needs to read it. */
const options = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'href', 'language', 'text', 'isMessage'],
  searchOptions: { boost: { title: 4, page: 2 } },
};

/** Returns a word without accents, as `docs/assets/search-find.js` does: "linea" finds "línea". */
const processTerm = (term) => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const tokenize = (text) => text.split(/[^\p{L}\p{N}]+/u);

const signs = { lt: '<', gt: '>', amp: '&', quot: '"' };

const plain = (html) =>
  html
    .replaceAll(/<(svg|script|style|button)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<\/?(?:a|b|code|em|span|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot);/g, (_whole, name) => signs[name])
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns false for the page of a message: the catalogue has its text, and a result for each code. */
const isInIndex = ({ kind }) => kind !== 'message';

function entriesOf(page) {
  const own = {
    title: page.title,
    language: page.language,
    page: '',
    href: page.address,
    isMessage: false,
    text: plain(page.description),
  };
  const sections = textsBelowHeadings(page);
  return [
    own,
    ...page.headings
      .filter(({ level }) => level < 4)
      .map(({ title, id, language = page.language }) => ({
        title,
        language,
        page: page.title,
        href: `${page.address}#${id}`,
        isMessage: page.key === 'messages',
        text: sections.get(id) ?? '',
      })),
  ];
}

/** Returns the first words below each heading of a page, by the heading's id. */
function textsBelowHeadings({ body }) {
  const parts = body.html.split(/<h[2-6] id="/).slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf('"')),
      plain(part.slice(part.indexOf('</h') + 5)).slice(0, 400),
    ]),
  );
}

/** Returns the index of a language as a classic script, because a page from a file cannot fetch. */
export function searchScript(pages, language) {
  const index = new MiniSearch({ ...options, processTerm, tokenize });
  const entries = pages.filter((page) => page.language === language && isInIndex(page)).flatMap(entriesOf);
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  const data = { options, vocabulary: vocabularyOf(language), index: JSON.stringify(index) };
  return `globalThis.docsSearch = ${JSON.stringify(data)};\n`;
}

/** Returns `llms.txt`: titles, addresses, one line each. */
export function llmsText(pages) {
  const lines = pages
    .filter(
      (page) => page.language === 'en' && page.kind !== 'home' && page.kind !== 'list' && isInIndex(page),
    )
    .map(({ title, address, description }) => `- [${title}](${address}): ${description}`);
  const { texts } = pages[0];
  return `# rs-suite\n\n> ${texts.pages.index.description}\n\n## Pages\n\n${lines.join('\n')}\n`;
}
