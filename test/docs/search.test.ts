import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { makePages } from '../../docs/build/pages.mjs';
import { searchScript } from '../../docs/build/search.mjs';
import { readText } from '../../docs/build/sources.mjs';

interface Result {
  readonly title: string;
  readonly page: string;
  readonly href: string;
  readonly isMessage: boolean;
  /** Number of words of the query that it has. */
  readonly words: number;
  readonly excerpt: readonly string[];
}

/** Returns the search of a language as a page has it: the library, the search and the index in one window. */
function openSearch(
  pages: ReturnType<typeof makePages>,
  language: string,
): (query: string) => readonly Result[] {
  const window = createContext({});
  const library = readText('docs', 'node_modules', 'minisearch', 'dist', 'umd', 'index.js');
  for (const script of [
    library,
    readText('docs', 'assets', 'search-find.js'),
    searchScript(pages, language),
  ]) {
    runInContext(script, window);
  }
  return (query) => {
    Object.assign(window, { query });
    const found: unknown = runInContext(
      'JSON.stringify(findInDocs(globalThis.index ??= readDocsIndex(docsSearch), query, docsSearch.vocabulary))',
      window,
    );
    return JSON.parse(String(found)) as readonly Result[];
  };
}

describe('docs: search', () => {
  let find: Readonly<Record<'en' | 'es', (query: string) => readonly Result[]>>;
  before(() => {
    const pages = makePages();
    find = { en: openSearch(pages, 'en'), es: openSearch(pages, 'es') };
  });

  const pagesOf = (results: readonly Result[]) => results.map(({ href }) => href.split('#')[0]);

  for (const [language, query, page] of [
    ['en', 'datepicker', 'tags/rs-calendar.html'],
    ['en', 'lightbox', 'tags/media-box.html'],
    ['en', 'popup', 'tags/media-box.html'],
    ['en', 'colour', 'theming.html'],
    ['en', 'color', 'theming.html'],
    ['en', 'hamburger', 'tags/offcanvas-panel.html'],
    ['en', 'gdpr', 'tags/cookie-consent.html'],
    ['en', 'install', 'start/vite.html'],
    ['en', 'calender', 'tags/rs-calendar.html'],
    ['es', 'datepicker', 'es/tags/rs-calendar.html'],
    ['es', 'galería', 'es/tags/media-box.html'],
    ['es', 'hamburguesa', 'es/tags/offcanvas-panel.html'],
  ] as const) {
    it(`the search of the documentation leads a visitor who types “${query}” to ${page}, in the first five`, () => {
      const results = find[language](query);
      assert.ok(pagesOf(results.slice(0, 5)).includes(page), JSON.stringify(results.slice(0, 5), null, 1));
    });
  }

  it('the search of the documentation finds pages by any word of a question, those with more of its words first', () => {
    const results = find.en('how do I change the colour of a calendar zzzz');
    assert.ok(results.length > 5);
    assert.equal(results[0]?.words, 2);
    assert.deepEqual(find.en('zzzz'), []);
  });

  it('the search of the documentation has words in titles first, and messages last', () => {
    for (const query of ['calendar', 'cookie', 'theme']) {
      const isMessage = find.en(query).map((result) => result.isMessage);
      assert.deepEqual(isMessage, [...isMessage].sort(), query);
    }
    const [first] = find.en('theming');
    assert.match(`${first?.title} ${first?.page}`, /them/i);
  });

  it('the search of the documentation shows the words that it has found in an excerpt of the text', () => {
    const excerpts = find.en('nonce').map(({ excerpt }) => excerpt);
    const marked = excerpts.flatMap((pieces) => pieces.filter((_piece, index) => index % 2 === 1));
    assert.ok(marked.length > 3);
    for (const piece of marked) assert.match(piece, /^nonces?$/i);
    for (const pieces of excerpts) assert.ok(pieces.join('').length < 220, pieces.join(''));
  });

  it('the search of the documentation lists at most four chapters of one page', () => {
    const counts = new Map<string | undefined, number>();
    for (const page of pagesOf(find.en('form'))) counts.set(page, (counts.get(page) ?? 0) + 1);
    assert.ok(Math.max(...counts.values()) <= 4);
  });
});
