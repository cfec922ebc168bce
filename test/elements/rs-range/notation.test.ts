import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notationOf, readNumber } from '../../../elements/rs-range/notation.model.js';

describe('<rs-range> notation', () => {
  const cases = [
    ['es', '12,5', 0, 12.5],
    ['es', '12.5', 0, 12.5],
    ['es', '-12,5', 0, -12.5],
    ['es', '−12,5', 0, -12.5],
    ['es', '1.234', 0, 1234],
    ['es', '1.234', 3, 1.234],
    ['es', '1.234,5', 0, 1234.5],
    ['es', '1.234.567', 0, 1234567],
    ['es', '1 234,5', 0, 1234.5],
    ['es', '1\u00a0234,5', 0, 1234.5],
    ['es', '0.125', 3, 0.125],
    ['es', '0.125', 0, 0.125],
    ['es', '1.234 567', 0, 1234567],
    ['es', '01.234', 0, 1.234],
    ['es', '1234', 0, 1234],
    ['es', '1,234', 0, 1.234],
    ['es', '12.34', 0, 12.34],
    ['es', '1.23.456', 0, null],
    ['es', '1,234,567', 0, null],
    ['es', '12,5,1', 0, null],
    ['es', '12,', 0, null],
    ['es', ',5', 0, null],
    ['en', '1,234.5', 0, 1234.5],
    ['en', '1,234', 0, 1234],
    ['en', '12,5', 0, null],
    ['en', '12.5', 0, 12.5],
    ['de-CH', '1’234.5', 0, 1234.5],
    ['fr', '1\u202f234,5', 0, 1234.5],
    ['no language', '12', 0, 12],
    ['', '12', 0, 12],
    ['es', 'abc', 0, null],
    ['es', '', 0, null],
    ['es', '1e3', 0, null],
    ['es', 'Infinity', 0, null],
    ['es', '9'.repeat(400), 0, null],
  ] as const;
  for (const [language, text, decimals, wanted] of cases) {
    it(`a number in the notation of a page ${JSON.stringify(text.slice(0, 20))} is ${wanted} on a page in "${language}" with ${decimals} decimals`, () =>
      assert.equal(readNumber(text, notationOf(language), decimals), wanted));
  }
});
