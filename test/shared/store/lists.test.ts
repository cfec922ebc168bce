import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addToList } from '../../../shared/store/add-to-list.model.js';
import { isSameList } from '../../../shared/store/same-list.model.js';

describe('lists under keys', () => {
  it('lists under keys keep the values of a key in their order, apart from those of other keys', () => {
    const lists = new Map<string, number[]>();
    for (const [key, value] of [['a', 1] as const, ['b', 2] as const, ['a', 3] as const])
      addToList(lists, key, value);
    assert.deepEqual(
      [...lists],
      [
        ['a', [1, 3]],
        ['b', [2]],
      ],
    );
  });
});

describe('two lists', () => {
  const table: readonly (readonly [readonly string[] | undefined, readonly string[] | undefined, boolean])[] =
    [
      [['a', 'b'], ['a', 'b'], true],
      [[], [], true],
      [['a', 'b'], ['b', 'a'], false],
      [['a'], ['a', 'b'], false],
      [['a', 'b'], ['a'], false],
      [undefined, [], false],
      [[], undefined, false],
      [undefined, undefined, false],
    ];
  for (const [one, other, isSame] of table)
    it(`two lists are ${isSame ? '' : 'not '}the same: ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      assert.equal(isSameList(one, other), isSame);
    });
});
