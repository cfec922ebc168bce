import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatNumber, roundNumber, toNumber } from '../../../../elements/rs-form/totals/numbers.model.js';
import { readNumber, type NumberFormat } from '../../../../shared/numbers/read-number.model.js';

const format = (decimal: string, thousands: string, decimals = 2): NumberFormat => ({
  decimals,
  decimal,
  thousands,
});
const spanish = format(',', '.');
const english = format('.', ',');

describe('a number that a script of the page reads with the server’s function', () => {
  const table: readonly (readonly [string, NumberFormat, number])[] = [
    ['1.234,56', spanish, 1234.56],
    ['1.234', spanish, 1234],
    ['1,5', format(',', '.', 0), 1],
    ['', spanish, NaN],
    ['   ', spanish, NaN],
    ['-1.234,5', spanish, -1234.5],
    ['1 234,5', format(',', ' '), 1234.5],
    ['1.2.3', english, 1.2],
    ['$1,200.50', english, NaN],
    ['1,200.50 EUR', english, 1200.5],
    ['5%', english, 5],
    ['1e3', english, 1000],
    [',5', spanish, 0.5],
    ['12.50', format('.', '.'), 12.5],
    ['1.234.50', format('.', '.'), 1234.5],
    ['1234,5', format(',', ''), 1234.5],
    ['1234.5', format('', ''), 1234.5],
    ['12.5', spanish, 125],
    ["1'234.50", format('.', "'"), 1234.5],
    ['1’234.50', format('.', "'"), 1234.5],
    ["1'234.50", format('.', '’'), 1234.5],
    ['1 234,5', format(',', '\u00A0'), 1234.5],
    [' 1,5', format(',', ' '), 1.5],
    ['12,34,567.89', english, 1234567.89],
    ['123.456.789.012.345', spanish, 123456789012345],
    ['1.234.567.890.123,45', spanish, 1234567890123.45],
    ['Infinity', english, NaN],
    ['NaN', english, NaN],
    ['0x10', english, 0],
  ];
  for (const [text, how, expected] of table) {
    it(`is ${expected} when it is "${text}" with "${how.decimal}", "${how.thousands}", ${how.decimals}`, () => {
      assert.equal(toNumber(text, how), expected);
    });
  }

  it('never throws and is never infinite, whatever the text and the separators', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.integer(),
        (text, decimal, thousands, decimals) => {
          const number = toNumber(text, { decimal, thousands, decimals });
          assert.ok(Number.isNaN(number) || Number.isFinite(number));
        },
      ),
    );
  });
});

describe('a total that is written', () => {
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
    it(`is "${text.slice(0, 40)}" for ${number} with ${how.decimals} decimals`, () => {
      assert.equal(formatNumber(number, how), text);
    });
  }

  it('is read back as the number that it shows, with every pair of signs', () => {
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
          assert.equal(toNumber(formatNumber(number, how), how), shown);
          assert.equal(readNumber(formatNumber(number, how), how), shown);
        },
      ),
    );
  });

  it('never shows a minus without a number, nor an exponent', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer(), (number, decimals) => {
        assert.match(formatNumber(number, format('.', '', decimals)), /^(?!-[0.]*$)-?\d+(\.\d+)?$/);
      }),
    );
  });
});
