import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type RangeOptions,
  type RangeSettings,
  cleanOptions,
} from '../../../elements/rs-range/options.model.js';
import {
  readRange,
  snap,
  startPositions,
  wordsAt,
  writeRange,
} from '../../../elements/rs-range/range-text.model.js';

function optionsOf(settings: RangeSettings): RangeOptions {
  const options = cleanOptions(settings);
  assert.ok(options);
  return options;
}

describe('the settings of a slider', () => {
  it('the settings of a slider go from 0 to 100 by 1 unless set', () => {
    const { min, max, step, isDouble } = optionsOf({});
    assert.deepEqual({ min, max, step, isDouble }, { min: 0, max: 100, step: 1, isDouble: false });
  });

  it('the settings of a slider end at the last value that whole steps reach', () => {
    assert.equal(optionsOf({ min: 10, max: 100, step: 25 }).max, 85);
    assert.equal(optionsOf({ min: 0, max: 1, step: 0.1 }).max, 1);
  });

  it('the settings of a slider are the places of a list of words', () => {
    const { min, max, step } = optionsOf({ values: ['S', 'M', 'L'], min: 5, step: 7 });
    assert.deepEqual([min, max, step], [0, 2, 1]);
  });

  const wrong: readonly RangeSettings[] = [
    { min: 10, max: 10 },
    { min: 10, max: 5 },
    { step: 0 },
    { step: -1 },
    { step: 1000 },
    { min: Number.NaN },
    { max: Number.POSITIVE_INFINITY },
    { step: Number.NaN },
    { values: ['only'] },
  ];
  for (const settings of wrong)
    it(`the settings of a slider make no slider of ${JSON.stringify(settings)}`, () =>
      assert.equal(cleanOptions(settings), null));
});

describe('the text of a slider', () => {
  const one = { min: 0, max: 100, step: 5 };
  const two = { min: -50, max: 100, step: 5, double: true };
  const sizes = { values: ['S', 'M', 'L-XL', 'L'], double: true };
  const table: readonly (readonly [RangeSettings, string, string | null])[] = [
    [one, '40', '40'],
    [one, ' 40 ', '40'],
    [one, '42', '40'],
    [one, '1000', '100'],
    [one, '-5', '0'],
    [one, '', null],
    [one, '20-40', null],
    [one, '1e3', null],
    [one, 'Infinity', null],
    [one, '0x10', null],
    [one, '<img>', null],
    [one, '４０', '40'],
    [one, '٤٠', '40'],
    [{ ...one, prefix: '€ ', suffix: ' %' }, '40 %', '40'],
    [{ ...one, prefix: '€ ', suffix: ' %' }, '€ 40', '40'],
    [two, '20-80', '20-80'],
    ...['‐', '‑', '‒', '–', '—', '―', '−', '…', '..', '...', '~', ' / ', ' a ', ' to ', ' bis ', ' y '].map(
      (sign): readonly [RangeSettings, string, string] => [two, `20${sign}80`, '20-80'],
    ),
    [two, '20 – 80', '20-80'],
    [two, '-20–80', '-20-80'],
    [two, '−20 — −10', '-20--10'],
    [two, 'de 20 a 80', '20-80'],
    [two, 'between 20 and 80', '20-80'],
    [two, '２０～８０', '20-80'],
    [{ ...two, suffix: ' km' }, '20 km – 80 km', '20-80'],
    [sizes, 'S – L', 'S-L'],
    [sizes, 'S to L-XL', 'S-L-XL'],
    [two, '20 80', null],
    [two, 'a to b', null],
    [two, '80-20', '20-80'],
    [two, '20 - 80', '20-80'],
    [two, '-50--10', '-50--10'],
    [two, '-10-10', '-10-10'],
    [two, '-999-999', '-50-100'],
    [two, '20', null],
    [two, '20-', null],
    [two, '--', null],
    [two, '', null],
    [sizes, 'S-M', 'S-M'],
    [sizes, 'S-L-XL', 'S-L-XL'],
    [sizes, 'L-XL-L', 'L-XL-L'],
    [sizes, 'XXL-S', null],
    [sizes, '__proto__-S', null],
  ];
  for (const [settings, text, expected] of table)
    it(`the text of a slider ${JSON.stringify(text)} is read as ${expected ?? 'nothing'} (${JSON.stringify(settings)})`, () => {
      const options = optionsOf(settings);
      const positions = readRange(text, options);
      assert.equal(positions && writeRange(positions, options), expected);
    });

  it('the text of a slider starts at the ends', () => {
    assert.equal(writeRange(startPositions(optionsOf(one)), optionsOf(one)), '0');
    assert.equal(writeRange(startPositions(optionsOf(two)), optionsOf(two)), '-50-100');
  });

  it('the text of a slider has no rounding dust', () => {
    const options = optionsOf({ min: 0, max: 1, step: 0.1 });
    assert.equal(writeRange([0.1 + 0.2], options), '0.3');
  });

  it('the text of a slider stands between the words of the author when it is shown', () => {
    assert.equal(wordsAt(40, optionsOf({ ...one, prefix: 'hasta ', suffix: ' €' })), 'hasta 40 €');
    assert.equal(wordsAt(1, optionsOf({ values: ['S', 'M'] })), 'M');
  });
});

describe('any slider', () => {
  const settings = fc.record({
    min: fc.integer({ min: -1000, max: 1000 }),
    max: fc.integer({ min: 1001, max: 5000 }),
    step: fc.constantFrom(0.1, 0.25, 1, 3, 5, 100, 999),
    double: fc.constant(true),
  });

  it('any slider reads back what it wrote, and stays within its bounds', () => {
    fc.assert(
      fc.property(settings, fc.double({ noNaN: true }), fc.double({ noNaN: true }), (given, from, to) => {
        const options = cleanOptions(given);
        if (!options) return;
        const positions = [snap(from, options), snap(to, options)].sort((one, other) => one - other);
        assert.ok(positions.every((position) => position >= options.min && position <= options.max));
        assert.deepEqual(
          readRange(writeRange(positions, options), options)?.map((position) => position + 0),
          positions.map((position) => position + 0),
        );
      }),
    );
  });

  it('any slider never throws at a text', () => {
    fc.assert(
      fc.property(settings, fc.string(), (given, text) => {
        const options = cleanOptions(given);
        if (options) readRange(text, options);
      }),
    );
  });
});
