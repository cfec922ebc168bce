import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileCalculations } from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { openTotals, total } from './totals.js';

describe('a total that reads what the form does not have', () => {
  const known =
    (...names: readonly string[]) =>
    (name: string) =>
      names.includes(name);

  it('a total that reads a missing field is left out with those that read it, and names the place', () => {
    const definitions = [total('A', '{B} + 1'), total('B', '{Nadie:value}'), total('C', '{Precio}')];
    const { plan, errors } = compileCalculations(definitions, known('Precio'));
    assert.deepEqual(
      plan.totals.map(({ target }) => target),
      ['C'],
    );
    assert.deepEqual(
      errors.map(({ index, target }) => [index, target]),
      [
        [1, 'B'],
        [0, 'A'],
      ],
    );
    assert.equal(errors[0]?.problem, 'position 1: found {Nadie:value}, expected a field of this form');
  });

  it('a total that reads a missing field is a field like any other to those that read it, where the form has one', () => {
    const definitions = [total('A', '{B} + 1'), total('B', '{Nadie:value}')];
    const { plan } = compileCalculations(definitions, known('A', 'B'));
    assert.deepEqual(
      plan.totals.map(({ target }) => target),
      ['A'],
    );
  });
});

describe('a total beyond what numbers hold for certain', () => {
  const most = '9007199254740991';

  it('a total beyond what numbers hold for certain keeps every digit up to there, in texts and in number inputs', () => {
    const totals = [total('Text', '{a}', { decimals: 0 }), total('Number', '{a}', { decimals: 0 })];
    const [text, number] = openTotals(totals, { a: most }, ['Number']).effects();
    assert.equal(text?.text, '9,007,199,254,740,991');
    assert.equal(number?.number, 9007199254740991);
  });

  for (const [title, expression, a] of [
    ['is worked out from', '{a} + {a}', most],
    ['reads', '{a} - {a}', '9007199254740993'],
    ['divides', '{a} % 10', '-9007199254740993'],
  ] as const) {
    it(`a total beyond what numbers hold for certain cannot be told when it ${title} more digits, and neither can what reads it`, () => {
      const totals = [total('A', expression), total('B', '{A} - {A}'), total('C', '{b}')];
      const effects = openTotals(totals, { a, b: '1' }).effects();
      assert.deepEqual(
        effects.map(({ target, isTooLarge = false }) => [target, isTooLarge]),
        [
          ['A', true],
          ['C', false],
          ['B', true],
        ],
      );
    });
  }

  it('a total beyond what numbers hold for certain counts 0 after a division by nothing, as ever', () => {
    assert.deepEqual(openTotals([total('A', '{a} / {b}')], { a: '1', b: '0' }).written(), [['A', '0.00']]);
  });
});
