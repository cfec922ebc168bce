import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseJson } from '../../../shared/json/parse-json.model.js';
import { isPlainObject } from '../../../shared/json/plain-object.model.js';

describe('a text', () => {
  it('a text is read as JSON', () => assert.deepEqual(parseJson(' {"a": [1, null]} '), { a: [1, null] }));

  for (const text of ['', '{', "{'a': 1}", 'undefined'])
    it(`a text is no JSON: ${JSON.stringify(text)}`, () => assert.equal(parseJson(text), undefined));
});

describe('a value', () => {
  const table: readonly (readonly [string, unknown, boolean])[] = [
    ['an object', {}, true],
    ['null', null, false],
    ['a list', [], false],
    ['a text', 'a', false],
    ['a date', new Date(0), false],
    ['an object without a prototype', Object.create(null), false],
  ];
  for (const [what, value, isPlain] of table)
    it(`a value is ${isPlain ? '' : 'no '}plain object: ${what}`, () =>
      assert.equal(isPlainObject(value), isPlain));
});
