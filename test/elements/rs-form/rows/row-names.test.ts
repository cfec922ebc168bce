import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  findNumbers,
  isContiguous,
  nextNumber,
  renumber,
} from '../../../../elements/rs-form/rows/row-names.model.js';

describe('the number of a row in its names', () => {
  const names = [
    ['guests[0][name]', '0', '2', 'guests[2][name]'],
    ['form[guests][0][diet][]', '0', '1', 'form[guests][1][diet][]'],
    ['form[name_1]', '1', '2', 'form[name_2]'],
    ['form[birth_1][d]', '1', '12', 'form[birth_12][d]'],
    ['guests-0-name', '0', '3', 'guests-3-name'],
    ['Guests[0].Name', '0', '1', 'Guests[1].Name'],
    ['address_line_2_1', '1', '2', 'address_line_2_2'],
    ['name1', '1', '2', 'name2'],
    ['hidden[1_birth_1]', '1', '2', 'hidden[1_birth_2]'],
    ['guests-__prefix__-name', '__prefix__', '4', 'guests-4-name'],
    ['name[]', '0', '1', 'name[]'],
    ['name10', '1', '2', 'name10'],
  ] as const;
  for (const [name, from, to, expected] of names)
    it(`the name ${name} of row ${from} is ${expected} in row ${to}`, () => {
      assert.equal(renumber(name, from, to), expected);
    });

  const groups = [
    ['of a single row', [['guests[0][name]', 'guests[0][line_2]']], ['0']],
    [
      'of two rows',
      [
        ['a_1', 'b_1'],
        ['a_2', 'b_2'],
      ],
      ['1', '2'],
    ],
    ['with a gap', [['g[0][a]'], ['g[4][a]']], ['0', '4']],
    ['beside a number that stays', [['line2-0-a'], ['line2-1-a']], ['0', '1']],
    ['without a number', [['name[]'], ['name[]']], null],
    ['of a single row with another number', [['address_line_2']], null],
  ] as const;
  for (const [title, rows, expected] of groups)
    it(`numbers are found in names ${title}`, () => assert.deepEqual(findNumbers(rows), expected));

  it('a further row has the number behind the highest one', () => {
    const fields = new Set<string>();
    assert.equal(nextNumber({ fields, first: '0', numbers: ['0', '4'] }), '5');
    assert.equal(nextNumber({ fields, first: '1', numbers: [] }), '1');
  });

  it('numbers with a gap are not contiguous', () => {
    assert.deepEqual([['1', '2'], ['0', '2'], []].map(isContiguous), [true, false, true]);
  });
});
