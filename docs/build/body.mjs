/** Makes the text of a page: that of the site, then that of the repository's files, in the page's language where there is one. */
import { createRewriter } from './links.mjs';
import { createMarkdown, headingsOf } from './markdown.mjs';
import { contentFile, readContent } from './sources.mjs';
import { chaptersOf, translate } from './translations.mjs';

/** Returns Markdown as HTML with ids at its headings, and the headings. */
export function render({ text, language, ids }, { usedIds, ...settings }) {
  const markdown = createMarkdown(settings);
  const tokens = markdown.parse(text, {});
  const headings = headingsOf(tokens).map(({ token, level, title, id: own }, index) => {
    const id = ids?.[index] ?? own;
    const free = usedIds.has(id) ? `${id}-${usedIds.size}` : id;
    usedIds.add(free);
    token.attrSet('id', free);
    return { level, title, id: free, language };
  });
  return { language, html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

/** Returns a README without its first paragraph: the page has an introduction of its own. A list's first line stays. */
function withoutIntroduction(text) {
  const [first, ...rest] = text.trimStart().split(/\n\n/);
  return first.trimEnd().endsWith(':') || first.startsWith('#') ? text : rest.join('\n\n');
}

/** Returns the chapters that a page takes from files of the repository, in English. */
export function sourceChapters({ kind, sources }) {
  return sources.flatMap((source) => {
    const text = kind === 'tag' ? withoutIntroduction(source.text) : source.text;
    return chaptersOf({ ...source, text }).map((chapter) => ({ ...chapter, file: source.file }));
  });
}

/** Returns the site's own text of a page, with its language. A text that is translated by chapters is among the sources. */
function leadOf({ key, sources }, language) {
  if (sources.some(({ file }) => file === contentFile('en', key))) return [];
  return [language, 'en']
    .map((one) => ({ file: contentFile(one, key), text: readContent(one, key), language: one }))
    .filter(({ text }) => text !== undefined)
    .slice(0, 1);
}

/** Returns the texts of a page in order, each with its language. Translated headings have the ids of the English ones. */
function piecesOf(page, language, translations) {
  const chapters = sourceChapters(page).map((chapter) => {
    const translated = translate(chapter, translations);
    return translated === undefined
      ? { ...chapter, language: 'en' }
      : { ...chapter, text: translated, language };
  });
  return [...leadOf(page, language), ...chapters];
}

/** Returns the HTML of pieces: those in another language than the page's are marked, with a note before them. */
function joinPieces(pieces, language, note) {
  let html = '';
  let isMarked = false;
  for (const piece of pieces) {
    const isOther = piece.language !== language;
    if (isOther && !isMarked) html += `<p class="note">${note}</p>\n<div lang="${piece.language}">\n`;
    if (!isOther && isMarked) html += '</div>\n';
    isMarked = isOther;
    html += piece.html;
  }
  return isMarked ? `${html}</div>\n` : html;
}

/** Returns the text of a page. Chapters without a translation are in English. */
export function bodyOf(page, language, { targets, base, translations = [] }, texts) {
  const usedIds = new Set(['example', 'variants', 'parts-by-name', 'when', 'markup', 'api', 'content']);
  const pieces = piecesOf(page, language, translations).map((piece) =>
    render(piece, {
      ...{ label: texts.scrollable, base, texts },
      rewrite: createRewriter({ targets, file: piece.file, key: page.key, language }),
      usedIds,
    }),
  );
  const isEnglish = pieces.length > 0 && pieces.every((piece) => piece.language === 'en');
  const shown = isEnglish ? 'en' : language;
  return {
    html: joinPieces(pieces, shown, texts.chapterInEnglish),
    headings: pieces.flatMap(({ headings }) => headings),
    language: shown,
  };
}
