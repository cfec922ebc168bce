import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readText } from '../../../docs/build/sources.mjs';
import { filesIn } from '../../../scripts/entries.mjs';
import { missingTests } from '../../named-tests.js';

/** One thing that a pattern asks for: the tests that show it, or why the suite does without it. */
interface Assertion {
  readonly key: string;
  readonly says: string;
  readonly tests?: readonly string[];
  readonly reason?: string;
}

const { patterns } = JSON.parse(readText('docs', 'conformance', 'apg.json')) as {
  readonly patterns: readonly {
    readonly pattern: string;
    readonly elements: readonly string[];
    readonly assertions: readonly Assertion[];
  }[];
};

describe('a pattern of the ARIA Authoring Practices', () => {
  for (const { pattern, elements, assertions } of patterns) {
    it(`a pattern of the ARIA Authoring Practices has existing tests, or a reason, for each assertion: ${pattern}`, () => {
      assert.deepEqual(missingTests(assertions.flatMap(({ tests = [] }) => tests)), []);
      const without = assertions.filter(
        ({ tests = [], reason = '' }) => tests.length > 0 === (reason !== ''),
      );
      assert.deepEqual(
        without.map(({ key }) => key),
        [],
        'neither a test nor a reason, or both',
      );
    });

    it(`a pattern of the ARIA Authoring Practices names each assertion once, and elements that exist: ${pattern}`, () => {
      const keys = assertions.map(({ key }) => key);
      assert.deepEqual(keys, [...new Set(keys)]);
      const missing = elements.filter(
        (tag) => filesIn(join(import.meta.dirname, '../../../elements', tag)).length === 0,
      );
      assert.deepEqual(missing, []);
    });
  }
});

describe('the name of a test in a table', () => {
  const file = 'elements/tab-set/tab-set.browser.test.ts';

  it('the name of a test in a table is missing if its file or its title does not exist', () => {
    const names = [
      `${file}: <tab-set> has the roles, names and relations of tabs`,
      `${file}: <tab-set> has the roles`,
      `${file}: <tab-set> shows a form whose members are shadowed: any of them`,
      'elements/tab-set/none.test.ts: <tab-set> has the roles, names and relations of tabs',
      file,
    ];
    assert.deepEqual(missingTests(names), [names[1], names[3], names[4]]);
  });
});
