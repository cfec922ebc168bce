import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bodyOf } from '../../docs/build/body.mjs';
import { createMarkdown } from '../../docs/build/markdown.mjs';
import { planPages } from '../../docs/build/plan.mjs';
import { languages } from '../../docs/build/sources.mjs';
import { readTranslations } from '../../docs/build/translations.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

const texts = { scrollable: '', chapterInEnglish: '' };

describe('a comment in a text of the documentation', () => {
  it('is not on the page, in one line or several, also below a paragraph', () => {
    const text = 'Above.\n<!-- one -->\nBetween.\n\n<!-- two\nlines -->\n\n```html\n<!-- code -->\n```\n';
    const html = createMarkdown().render(text);
    assert.match(html, /^<p>Above\.<\/p>\n<p>Between\.<\/p>\n<div/);
    assert.ok(!html.includes('two') && html.includes('code'));
  });

  it('that does not end stays a text', () => {
    assert.match(createMarkdown().render('<!-- open\n\nBelow.'), /open[^]*Below/);
  });

  it('is on no page of the site, in any language', async () => {
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
