import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expandRows } from '../../../../elements/rs-form/rows/expand-rows.model.js';
import type { ConditionDefinition } from '../../../../elements/rs-form/definition/definition.model.js';
import { formOf } from '../forms.js';

const group = { fields: new Set(['price_1', 'count_1', 'note_1']), first: '1', numbers: ['1', '2'] };

/** Returns the expressions of a form with one total, with the names of their targets. */
function expressions(target: string, expression: string, numbers = group.numbers): readonly string[] {
  const definition = formOf({
    calculations: [{ target, expression, decimals: 2, decimal: '.', thousands: ',' }],
  });
  const { calculations } = expandRows(definition, [{ ...group, numbers }]);
  return calculations.map((one) => `${one.target} = ${one.expression}`);
}

describe('a definition for all rows', () => {
  it('a field of a row is in each row', () => {
    const { fields } = expandRows(formOf({ fields: [{ name: 'price_1', mask: '999' }, { name: 'total' }] }), [
      group,
    ]);
    assert.deepEqual(fields, [
      { name: 'price_1', mask: '999' },
      { name: 'price_2', mask: '999' },
      { name: 'total' },
    ]);
  });

  const totals = [
    ['sum({price_1:value}) + 1', ['total = ({price_1:value} + {price_2:value}) + 1']],
    ['sum({price_1} * {count_1})', ['total = (({price_1} * {count_1}) + ({price_2} * {count_2}))']],
    ['sum({price_1}) / sum({count_1})', ['total = ({price_1} + {price_2}) / ({count_1} + {count_2})']],
    ['sum(Math.max({price_1}, (2)))', ['total = ((Math.max({price_1}, (2))) + (Math.max({price_2}, (2))))']],
    ['sum({other})', ['total = sum({other})']],
    ['sum({price_1}', ['total = sum({price_1}']],
    ['{sum (price_1)}', ['total = {sum (price_1)}']],
  ] as const;
  for (const [expression, expected] of totals)
    it(`the total ${expression} reads all rows`, () =>
      assert.deepEqual(expressions('total', expression), expected));

  it('a sum without rows is 0', () => {
    assert.deepEqual(expressions('total', 'sum({price_1})', []), ['total = (0)']);
  });

  it('a total in a row reads its own row, and a sum in it all of them', () => {
    assert.deepEqual(expressions('note_1', '{price_1} / sum({price_1}) * {rate}'), [
      'note_1 = {price_1} / ({price_1} + {price_2}) * {rate}',
      'note_2 = {price_2} / ({price_1} + {price_2}) * {rate}',
    ]);
  });

  it('a condition is for the targets of each row, and outside it holds with any row', () => {
    const condition: ConditionDefinition = {
      action: 'show',
      match: 'all',
      scope: 'block',
      targets: ['note_1', 'cook'],
      when: [{ field: 'count_1', operator: 'is', value: '2' }],
    };
    const { conditions } = expandRows(formOf({ conditions: [condition] }), [group]);
    const rule = (field: string) => ({ field, operator: 'is', value: '2' });
    assert.deepEqual(
      conditions.map(({ targets, when }) => ({ targets, when })),
      [
        { targets: ['note_1'], when: [rule('count_1')] },
        { targets: ['note_2'], when: [rule('count_2')] },
        { targets: ['cook'], when: [{ match: 'any', when: [rule('count_1'), rule('count_2')] }] },
      ],
    );
  });
});
