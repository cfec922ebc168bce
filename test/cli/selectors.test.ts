import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PageDocument } from '../../cli/html/page-document.mjs';
import { escapeName } from '../../cli/html/selectors.mjs';

const html = `<main id="m"><h2 class="a b">One</h2><p lang="es-MX"><a href="/x" data-x='["y"]'>x</a><input TYPE="Radio"></p>
<ul><li class="a">1<li id="2:b">2</ul></main>`;
const document = new PageDocument(html, 'https://site.example/', new Map());
const found = (selector: string): readonly string[] =>
  document
    .querySelectorAll(selector)
    .map(({ localName, textContent }) => `${localName} ${textContent.trim()}`);

describe('cli: selectors', () => {
  for (const [selector, expected] of [
    ['h2, li.a', ['h2 One', 'li 1']],
    ['main > .a', ['h2 One']],
    ['main .a', ['h2 One', 'li 1']],
    ['.a.b', ['h2 One']],
    ['[lang|=es] a[href^="/"][data-x*="["]', ['a x']],
    ['[type=radio]', ['input ']],
    ['li:not(.a, h2)', ['li 2']],
    ['p:has(> a):not(:has(h2))', ['p x']],
    ['main:has(ul a)', []],
    [':is(h2, p) + :is(p, ul)', ['p x', 'ul 12']],
    ['h2 ~ ul', ['ul 12']],
    [':root > body > main > p', ['p x']],
    [`#${escapeName('2:b')}`, ['li 2']],
    ['A[HREF="/X" i]', ['a x']],
    ['li:hover', ['li 1', 'li 2']],
    ['li:hover:nth-child(2)', ['li 2']],
    ['li:not(:focus)', []],
    ['li::before', ['li 1', 'li 2']],
  ] as const)
    it(`a selector on the markup of a page finds the same as in a browser: ${selector}`, () =>
      assert.deepEqual(found(selector), expected));

  for (const selector of ['', 'a,', '>', 'a >', '[', '[a=', ':not(', 'a)', '!x', 'a b ]'])
    it(`a selector on the markup of a page is refused where it is none: "${selector}"`, () => {
      assert.throws(() => found(selector), SyntaxError);
    });

  it('a selector on the markup of a page has its own element as its scope', () => {
    const list = document.querySelector('ul');
    assert.equal(list?.querySelectorAll(':scope > li').length, 2);
    assert.equal(list?.querySelectorAll(':scope > main').length, 0);
  });
});
