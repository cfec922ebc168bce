import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readScriptNumber } from '../../../compat/call-values.model.js';
import { formatNumber, roundNumber } from '../../../shared/numbers/format-number.model.js';
import { readNumber, type NumberFormat } from '../../../shared/numbers/read-number.model.js';

const format = (decimal: string, thousands: string, decimals = 2): NumberFormat => ({
  decimals,
  decimal,
  thousands,
});
const spanish = format(',', '.');
const english = format('.', ',');

describe('shared/numbers: format number', () => {
  const table: readonly (readonly [number, NumberFormat, string])[] = [
    [1234.5, spanish, '1.234,50'],
    [-1234.5, english, '-1,234.50'],
    [0.5, format('.', ',', 0), '1'],
    [1.005, english, '1.00'],
    [999.999, english, '1,000.00'],
    [-999.999, english, '-1,000.00'],
    [-0.4, format('.', ',', 0), '0'],
    [-0.001, english, '0.00'],
    [-0, english, '0.00'],
    [NaN, english, '0.00'],
    [Infinity, english, '0.00'],
    [1234.5, format('.', ',', -2), '1,234.50'],
    [1234.5, format(',', '', 2), '1234,50'],
    [1e21, english, '1,000,000,000,000,000,000,000.00'],
    [-1e21, format('.', ',', 0), '-1,000,000,000,000,000,000,000'],
    [123456789012345, format(',', '.', 0), '123.456.789.012.345'],
    [999, english, '999.00'],
    [1234567.891, format(',', '\u202F', 3), '1\u202F234\u202F567,891'],
    [1, format('.', ',', 1e9), `1.${'0'.repeat(100)}`],
  ];
  for (const [number, how, text] of table) {
    it(`a total that is written is "${text.slice(0, 40)}" for ${number} with ${how.decimals} decimals`, () => {
      assert.equal(formatNumber(number, how), text);
    });
  }

  it('a total that is written is read back as the number that it shows, with every pair of signs', () => {
    const signs = ['.', ',', ' ', '\u00A0', '\u202F', "'", '’', ''];
    const pairs = signs
      .flatMap((decimal) => signs.map((thousands) => [decimal, thousands] as const))
      .filter(([decimal, thousands]) => decimal !== '' && (decimal !== thousands || decimal === '.'));
    const numbers = fc.double({ min: -1e14, max: 1e14, noNaN: true });
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom(...pairs),
        fc.integer({ min: 0, max: 4 }),
        (number, pair, decimals) => {
          const how = format(...pair, decimals);
          const shown = roundNumber(number, decimals);
          assert.equal(readScriptNumber(formatNumber(number, how), how), shown);
          assert.equal(readNumber(formatNumber(number, how), how), shown);
        },
      ),
    );
  });

  it('a total that is written never shows a minus without a number, nor an exponent', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer(), (number, decimals) => {
        assert.match(formatNumber(number, format('.', '', decimals)), /^(?!-[0.]*$)-?\d+(\.\d+)?$/);
      }),
    );
  });
});
