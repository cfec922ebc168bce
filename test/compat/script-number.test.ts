import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readScriptNumber } from '../../compat/call-values.model.js';
import type { NumberFormat } from '../../shared/numbers/read-number.model.js';

const format = (decimal: string, thousands: string, decimals = 2): NumberFormat => ({
  decimals,
  decimal,
  thousands,
});
const spanish = format(',', '.');
const english = format('.', ',');

describe('rsform-compat.js: script number', () => {
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
    it(`a number that a script of the page reads with the server’s function is ${expected} when it is "${text}" with "${how.decimal}", "${how.thousands}", ${how.decimals}`, () => {
      assert.equal(readScriptNumber(text, how), expected);
    });
  }

  it('a number that a script of the page reads with the server’s function never throws and is never infinite, whatever the text and the separators', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.integer(),
        (text, decimal, thousands, decimals) => {
          const number = readScriptNumber(text, { decimal, thousands, decimals });
          assert.ok(Number.isNaN(number) || Number.isFinite(number));
        },
      ),
    );
  });
});
