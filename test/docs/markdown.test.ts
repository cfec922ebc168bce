import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { kitStates } from '../../demo/screenshots/kit-states.js';
import { pageStates } from '../../demo/screenshots/page-states.js';
import { bodyOf } from '../../docs/build/body.mjs';
import { createMarkdown } from '../../docs/build/markdown.mjs';
import { planPages } from '../../docs/build/plan.mjs';
import { languages, readContent } from '../../docs/build/sources.mjs';
import { readTranslations } from '../../docs/build/translations.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

const texts = { scrollable: '', chapterInEnglish: '' };

describe('a screenshot in a text of the documentation', () => {
  const picture = /!\[([^\]]*)\]\(([^)]+)\)/g;
  const texts = (language: string) =>
    planPages().map(({ key }) => [key, readContent(language, key) ?? ''] as const);
  const picturesOf = (text: string) =>
    [...text.matchAll(picture)].map(([, alt = '', src = '']) => ({ alt, src }));

  it('a screenshot in a text of the documentation has its size and its description, and a path from the page', () => {
    const [first] = texts('en').flatMap(([, text]) => picturesOf(text));
    assert.ok(first);
    const html = createMarkdown({ base: '../' }).render(`![A "b" <c>](${first.src})`);
    assert.match(
      html,
      /<img class="screenshot" src="\.\.\/assets\/kits\/[\w-]+\.webp" alt="A &quot;b&quot; &lt;c&gt;" width="\d+" height="\d+"/,
    );
  });

  it('a screenshot in a text of the documentation is in every language, with words of its own, and is small', () => {
    for (const [key, english] of texts('en')) {
      const spanish = picturesOf(readContent('es', key) ?? '');
      const own = picturesOf(english);
      if (own.length === 0) continue;
      assert.deepEqual(
        spanish.map(({ src }) => src),
        own.map(({ src }) => src),
        key,
      );
      for (const [index, { alt, src }] of own.entries()) {
        assert.ok(alt.length > 20 && spanish[index]?.alt !== alt, src);
        const file = new URL(src).pathname.slice(1);
        assert.ok(statSync(join(import.meta.dirname, '..', '..', 'docs', file)).size <= 40_000, file);
      }
    }
  });

  it('a screenshot in a text of the documentation is one of a page that the command can take again', () => {
    const namesOf = (states: readonly { readonly name: string }[]) => states.map(({ name }) => name);
    const shown = texts('en').flatMap(([, text]) =>
      picturesOf(text).map(({ src }) => /([\w-]+)\.webp$/.exec(src)?.[1] ?? src),
    );
    const known = [...namesOf(kitStates), ...namesOf(pageStates)];
    assert.deepEqual(
      shown.filter((name) => !known.includes(name)),
      [],
    );
    assert.deepEqual(
      namesOf(kitStates).filter((name) => !shown.includes(name)),
      [],
    );
  });
});

describe('a comment in a text of the documentation', () => {
  it('a comment in a text of the documentation is not on the page, in one line or several, also below a paragraph', () => {
    const text = 'Above.\n<!-- one -->\nBetween.\n\n<!-- two\nlines -->\n\n```html\n<!-- code -->\n```\n';
    const html = createMarkdown().render(text);
    assert.match(html, /^<p>Above\.<\/p>\n<p>Between\.<\/p>\n<div/);
    assert.ok(!html.includes('two') && html.includes('code'));
  });

  it('a comment in a text of the documentation that does not end stays a text', () => {
    assert.match(createMarkdown().render('<!-- open\n\nBelow.'), /open[^]*Below/);
  });

  it('a comment in a text of the documentation is on no page of the site, in any language', async () => {
    assert.ok(await prepareSuite('dist'));
    for (const language of languages) {
      const context = { targets: new Map(), base: '', translations: readTranslations(language) };
      const shown = planPages().filter((page) =>
        bodyOf(page, language, context, texts)
          .html.replaceAll(/<pre[^]*?<\/pre>/g, '')
          .includes('&lt;!--'),
      );
      assert.deepEqual(
        shown.map(({ key }) => key),
        [],
      );
    }
  });
});
