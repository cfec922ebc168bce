import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  counterText,
  leftNearLimit,
  lengthOf,
} from '../../../../elements/rs-form/field-helpers/counter.model.js';

const family = '👨‍👩‍👧';

describe('a counted text', () => {
  const table: readonly (readonly [string, number, number])[] = [
    ['', 0, 0],
    ['hola', 4, 4],
    ['año', 3, 3],
    ['an\u0303o', 4, 3],
    ['👍', 1, 1],
    ['👍🏽', 2, 1],
    [family, 5, 1],
    ['🇪🇸', 2, 1],
    ['dos\nlíneas', 11, 10],
    ['👍\n\né', 6, 4],
    ['dos\r\nlíneas', 11, 10],
    ['日本語', 3, 3],
    ['\ud800', 1, 1],
  ];
  for (const [text, characters, graphemes] of table) {
    it(`a counted text ${JSON.stringify(text)} has ${characters} characters, as the server counts`, () => {
      assert.equal(lengthOf(text), characters);
    });
    it(`a counted text ${JSON.stringify(text)} has ${graphemes} letters, as a reader counts`, () => {
      assert.equal(lengthOf(text, 'graphemes'), graphemes);
    });
  }

  it('a counted text never has more letters than characters, nor more characters than the post has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.ok(lengthOf(text, 'graphemes') <= lengthOf(text));
        assert.ok(lengthOf(text) <= text.replace(/\r\n?|\n/g, '\r\n').length);
      }),
    );
  });
});

describe('a counter', () => {
  it('a counter shows the length alone where there is no limit', () => {
    assert.equal(counterText({ length: 12, max: null }), '12');
  });

  it('a counter shows the limit too', () => assert.equal(counterText({ length: 12, max: 200 }), '12/200'));

  const table: readonly (readonly [number, number | null, number | null])[] = [
    [0, 200, null],
    [179, 200, null],
    [180, 200, 20],
    [200, 200, 0],
    [203, 200, -3],
    [5000, null, null],
    [0, 0, 0],
  ];
  for (const [length, max, left] of table)
    it(`a counter at ${length} of ${max ?? 'no limit'} says ${left === null ? 'nothing' : `that ${left} are left`}`, () => {
      assert.equal(leftNearLimit({ length, max }), left);
    });
});
