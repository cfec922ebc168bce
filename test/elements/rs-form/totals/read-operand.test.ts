import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type OperandReading,
  exampleOf,
  readOperand,
} from '../../../../elements/rs-form/totals/calculation.model.js';
import { readNumber, type NumberFormat } from '../../../../shared/numbers/read-number.model.js';

const signs = (decimal: string, thousands: string, decimals = 2): NumberFormat => ({
  decimals,
  decimal,
  thousands,
});
const spanish = signs(',', '.');
const english = signs('.', ',');

describe('values of operands', () => {
  const table: readonly (readonly [string, OperandReading, number | null])[] = [
    ['a text', { type: 'text', text: '1 234,50' }, 1234.5],
    ['an empty text', { type: 'text', text: '' }, 0],
    ['spaces', { type: 'text', text: ' \u00A0' }, 0],
    ['minus nothing', { type: 'text', text: '-0' }, 0],
    ['a text that is no number', { type: 'text', text: 'doce' }, null],
    ['a number input, whatever the signs are', { type: 'plain', text: '12.5' }, 12.5],
    ['an empty number input', { type: 'plain', text: '' }, 0],
    ['a number input that the browser cannot read', { type: 'unreadable' }, null],
    ['a date', { type: 'date', seconds: 86_400 }, 86_400],
    ['a date that is not set', { type: 'date', seconds: null }, NaN],
    ['a date that a condition hides', { type: 'withheld', held: { type: 'date', seconds: 86_400 } }, NaN],
    ['a text that a condition hides', { type: 'withheld', held: { type: 'text', text: '5' } }, 0],
    ['nothing chosen', { type: 'prices', prices: [] }, 0],
    ['a price', { type: 'prices', prices: [' +39 '] }, 39],
    ['several prices, with a point', { type: 'prices', prices: ['+39', '20.5', '-5'] }, 54.5],
    ['prices that are none', { type: 'prices', prices: ['', 'free', '1e400'] }, 0],
  ];
  for (const [title, reading, expected] of table) {
    it(`the value that a total counts of ${title} is ${expected ?? 'not known'}`, () => {
      assert.equal(readOperand(reading, spanish), expected);
    });
  }
});

describe('the example of a number', () => {
  it('the example of a number is in the form’s notation', () => {
    assert.equal(exampleOf(spanish), '1.234,50');
    assert.equal(exampleOf(english), '1,234.50');
    assert.equal(exampleOf(signs(',', ' ', 0)), '1 234,50');
    assert.equal(exampleOf(signs('', '')), '1234.50');
  });

  it('the example of a number is a number to the form', () => {
    for (const how of [spanish, english, signs('.', '’'), signs(',', '\u202F')])
      assert.equal(readNumber(exampleOf(how), how), 1234.5);
  });
});
