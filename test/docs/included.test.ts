import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { exampleOf, readExample } from '../../docs/build/included.mjs';
import { createMarkdown } from '../../docs/build/markdown.mjs';
import { languages, root } from '../../docs/build/sources.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { filesIn } from '../../scripts/entries.mjs';

const examples = join(root, 'docs', 'examples');

/** Files that no page shows: the template of Vite writes them. */
const ofTemplates = ['starts/react/index.html', 'starts/vue/index.html'];

/** Returns the files of the chapters' examples. */
function chapterFiles(): readonly string[] {
  return ['consent', 'forms', 'moving', 'optimisers', 'servers', 'starts'].flatMap((folder) =>
    readdirSync(join(examples, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(examples.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
}

/** Returns true for files that are not written for another language. */
function isFor(language: string, file: string): boolean {
  return languages.every((other) => other === language || !file.includes(`/${other}/`));
}

/** Returns the files that the texts of a language show. */
function shownIn(language: string): ReadonlySet<string> {
  const texts = filesIn(join(root, 'docs', 'content', language)).filter((file) => file.endsWith('.md'));
  const links = texts.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\[.*\]\(([^)\s]+)/gm)]);
  return new Set(links.map(([, href = '']) => exampleOf(href) ?? ''));
}

describe('docs: included', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  for (const language of languages)
    it(`a text that shows a file of the examples shows each of them somewhere: ${language}`, () => {
      const shown = shownIn(language);
      const own = chapterFiles().filter((file) => isFor(language, file));
      const missing = own.filter((file) => !shown.has(file) && !file.includes('/plain/'));
      assert.deepEqual(missing, ofTemplates);
    });

  it('a text that shows a file of the examples has the name of the file, its code with the stub and its hash, and the folder of the suite', () => {
    const stub = readFileSync(join(root, 'dist', 'consent-stub.js'), 'utf8');
    const source = readExample('consent/own-statistics.html');
    assert.ok(source.includes(`<script data-revision="1">${stub}</script>`));
    assert.match(source, /script-src 'self' 'sha256-[\w+/]{43}='/);
    assert.match(source, /"\.\.\/\.\.\/rs-suite\/suite\.single\.js"/);

    const link = '[`index.html`](../../examples/consent/own-statistics.html "live")\n';
    const html = createMarkdown({
      base: '../',
      texts: { openExample: 'Open', source: 'Source' },
    }).render(link);
    assert.match(html, /<figcaption><code>index\.html<\/code><\/figcaption>/);
    assert.match(html, /<iframe src="\.\.\/examples\/consent\/own-statistics\.html" title="[^"]+"/);
    assert.ok(html.includes('rsConsent'));
  });

  it('a text that shows a file of the examples is a link to the file where it is a part of a sentence', () => {
    const html = createMarkdown().render('See [a page](../../examples/consent/own-statistics.html).');
    assert.equal(html, '<p>See <a href="../../examples/consent/own-statistics.html">a page</a>.</p>\n');
  });
});
