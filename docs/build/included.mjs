/**
 * Shows files of `docs/examples` in a text. A link to such a file in a paragraph of its own is replaced by the file:
 * `[index.html](../../examples/moving/glightbox/after.html "live")`. Tests open or build the same files.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './highlight.mjs';
import { readJson, readText, root } from './sources.mjs';

/** Languages of files by the ends of their names, where these differ. A template of a server is shown as HTML. */
const languagesOfFiles = new Map([
  ['mjs', 'js'],
  ['py', 'python'],
  ['txt', 'html'],
]);

/** Returns the path in `docs/examples` of the file that a link names, or `undefined` for other links. */
export function exampleOf(href) {
  return /^(?:\.\.\/)+examples\/(.+)$/.exec(href)?.[1];
}

/** Returns the language that a file is highlighted in. */
export function languageOf(file) {
  const end = file.split('.').at(-1);
  return languagesOfFiles.get(end) ?? end;
}

/** Returns the text of a file of `docs/examples`, as a site has it: with the folder `rs-suite/` and the inline stub. */
export function readExample(file) {
  return fillExample(readText('docs', 'examples', ...file.split('/')));
}

/**
 * Writes the inline stub and its hash into an example, saved pages, and the site's address of the suite.
 *
 * @param {string} text Text in which `/* consent-stub.js *\/` is the place of the stub, `'sha256-of-consent-stub.js'` for its
 *   hash, and `<!-- saved: django/contact.html -->` for the content of a page in `test/data/any-server`.
 */
export function fillExample(text) {
  const stub = readText('dist', 'consent-stub.js');
  const { inlineHashes } = readJson('dist', 'sri.json');
  return text
    .replaceAll(/>\s*\/\* consent-stub\.js \*\/\s*<\/script>/g, () => `>${stub}</script>`)
    .replaceAll("'sha256-of-consent-stub.js'", () => inlineHashes['consent-stub.js'])
    .replaceAll(/^ *<!-- saved: (\S+) -->$/gm, (_line, file) => savedContent(file))
    .replaceAll(/\.\.\/((?:\.\.\/)*)dist\//g, '$1rs-suite/');
}

/**
 * Returns the markup that a system has written into the main part of a saved page, below its heading. Handlers and styles in it are
 * left out, because a strict policy blocks them, and the form is posted to the page itself.
 */
export function savedContent(file) {
  const page = readText('test', 'data', 'any-server', ...file.split('/'));
  const [, main] = /<main\b[^>]*>([^]*)<\/main>/.exec(page) ?? /<body\b[^>]*>([^]*)<\/body>/.exec(page);
  return main
    .replace(/<h1>[^<]*<\/h1>/, '')
    .replaceAll(/ (?:on\w+|style)=(?:'[^']*'|"[^"]*")/g, '')
    .replaceAll(/ action=(?:'[^']*'|"[^"]*")/g, ' action="#sent"')
    .replaceAll(/\n(?:[ \t]*\n)+/g, '\n')
    .replace(/^\n/, '')
    .trimEnd();
}

/** Returns the live examples of the tags, `<tag>.html` each: `{ file, source, title }`. */
export function readTagExamples() {
  return readdirSync(join(root, 'docs', 'examples'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const source = readExample(file);
      return { file, source, title: titleOf(source) };
    });
}

/** Returns the title of a page. */
export function titleOf(html) {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

/** Folders of `docs/examples` with pages of chapters. */
const liveFolders = ['consent', 'forms', 'moving', 'starts/plain'];

/** Returns the pages that a text can show live, because they load the suite from a file: `{ file, source }`. */
export function readLiveExamples() {
  return liveFolders
    .flatMap((folder) =>
      readdirSync(join(root, 'docs', 'examples', folder), { recursive: true }).map((file) =>
        `${folder}/${file}`.replaceAll('\\', '/'),
      ),
    )
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, source: asFile(readExample(file), file) }))
    .filter(({ file, source }) => file.startsWith('starts/') || source.includes('suite.single.js'));
}

/** Returns a page of the first steps as the site has it, where it loads the suite and its sheet from files. */
function asFile(source, file) {
  const up = '../'.repeat(file.split('/').length);
  return source
    .replace(
      '<script type="module" src="rs-suite/suite.js"></script>',
      `<script src="${up}rs-suite/suite.single.js" defer></script>`,
    )
    .replace('href="page.css"', 'href="../page.css"');
}

/** Returns a file with its name above it; `code` is the highlighted text. */
export function figureOf(name, code) {
  return `<figure class="file"><figcaption><code>${escapeHtml(name)}</code></figcaption>${code}</figure>\n`;
}

/** Returns the source of an example, above the page that it makes. */
export function resultFigure({ src, title, name, code, texts }) {
  return `${figureOf(name, code)}<figure class="result"><figcaption>${texts.result}</figcaption><div class="stage"><iframe src="${src}" title="${escapeHtml(title)}" loading="lazy"></iframe></div></figure>\n`;
}

/** Returns an example in a frame, above its source. */
export function liveFigure({ src, title, name, code, texts }) {
  return `<div class="example"><div class="stage"><iframe src="${src}" title="${escapeHtml(title)}" loading="lazy"></iframe></div>
<p class="example-tools"><a href="${src}">${texts.openExample}</a></p>
<details><summary>${texts.source}</summary>${figureOf(name, code)}</details></div>\n`;
}
