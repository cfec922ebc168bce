import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { allTests } from '../../scripts/runners/select-tests.mjs';
import { ownPageRules, pagesOf } from '../shared-pages.mjs';

const root = join(import.meta.dirname, '..', '..');
const files = allTests(root).filter((file) => file.endsWith('.browser.test.ts'));
const pages = pagesOf(root, files);

describe('tooling: shared pages', () => {
  it('the pages of the browser tests hold each file once', () => {
    assert.deepEqual(pages.flat().toSorted(), files.toSorted());
  });

  it('the pages of the browser tests are shared by eight files at most, all of one element', () => {
    for (const page of pages) {
      assert.ok(page.length <= 8, page.join(', '));
      const [first] = page;
      const element = first.split('/').slice(0, 3).join('/');
      const others = page.filter((file) => !file.startsWith(`${element}/`));
      assert.deepEqual(first.split('/').length > 3 ? others : [], [], first);
    }
  });

  for (const { why, path } of ownPageRules.filter((rule) => rule.path)) {
    it(`the pages of the browser tests are not shared by a file with such a name. ${why}`, () => {
      const named = files.filter((file) => path?.test(file));
      assert.ok(named.length > 10);
      assert.deepEqual(
        named.filter((file) => pages.some((page) => page.length > 1 && page.includes(file))),
        [],
      );
    });
  }

  for (const [file, what] of [
    ['test/elements/rs-form/thank-you/thank-you.browser.test.ts', 'has hooks for the whole page'],
    ['test/shared/trust/trust.browser.test.ts', 'imports at run time'],
    ['test/elements/media-box/media/foreign.browser.test.ts', 'reads what the page has fetched'],
  ] as const) {
    it(`the pages of the browser tests are not shared by a file that ${what}`, () => {
      assert.deepEqual(
        pages.filter((page) => page.includes(file)),
        [[file]],
      );
    });
  }
});
