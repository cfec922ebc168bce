import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transform } from 'lightningcss';
import { firstPaintCssOfPage } from '../../cli/first-paint/css-of.mjs';
import { readText } from '../../docs/build/sources.mjs';

/** Returns a style sheet in one notation, so that two can be compared. */
function minified(css: string): string {
  const { code } = transform({ filename: 'page.css', code: new TextEncoder().encode(css), minify: true });
  return new TextDecoder().decode(code);
}

const sheet = readText('docs', 'examples', 'assets', 'page.css');

/** Returns the first style sheet below a heading of a tag's README. */
function rulesBelow(heading: string, tag: string): string {
  const [, chapter = ''] = readText('elements', tag, 'README.md').split(`\n## ${heading}\n`);
  return /```css\n([^]*?)```/.exec(chapter)?.[1] ?? '';
}

describe('docs: first paint', () => {
  const chapters = [
    ['nav-menu', 'First paint'],
    ['offcanvas-panel', 'First paint'],
    ['rs-location', 'Space before the script'],
    ['rs-range', 'Space before the script'],
    ['rs-uploads', 'What React paints'],
  ] as const;
  for (const [tag, heading] of chapters)
    it(`the style sheet of the examples has the rules by which nothing moves when the script comes: <${tag}>`, () => {
      // The panel of the example has no breakpoint.
      const rules = rulesBelow(heading, tag).replace(' and (max-width: 47.938rem)', '');
      assert.match(rules, new RegExp(tag));
      assert.ok(sheet.includes(rules), rules);
    });

  it('the style sheet of the examples hides the field of the form that its condition hides, by the rule that the command prints', () => {
    const [, rule = ''] = firstPaintCssOfPage(readText('docs', 'examples', 'rs-form.html')).split('\n');
    assert.match(rule, /display:none/);
    assert.ok(minified(sheet).includes(minified(rule)), minified(rule));
  });
});
