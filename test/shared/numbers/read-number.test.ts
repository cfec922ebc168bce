import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatNumber } from '../../../shared/numbers/format-number.model.js';
import { readNumber, type NumberFormat } from '../../../shared/numbers/read-number.model.js';

const signs = (decimal: string, thousands: string, decimals = 2): NumberFormat => ({
  decimals,
  decimal,
  thousands,
});
const spanish = signs(',', '.');
const english = signs('.', ',');

type Row = readonly [text: string, inSpanish: number | null, inEnglish: number | null];

const tables: Readonly<Record<string, readonly Row[]>> = {
  'is read in the notation of another country': [
    ['12.5', 12.5, 12.5],
    ['1234.50', 1234.5, 1234.5],
    ['1 234,50', 1234.5, 1234.5],
    ['1’234,50', 1234.5, 1234.5],
    ['12,50', 12.5, 12.5],
    ['1.234,50', 1234.5, 1234.5],
    ['1,234.50', 1234.5, 1234.5],
    ['1.234.567', 1234567, 1234567],
    ['1,234,567.8', 1234567.8, 1234567.8],
    ['1.234.567,8', 1234567.8, 1234567.8],
  ],
  'is read in the digits and signs of any script': [
    ['１２．５', 12.5, 12.5],
    ['１．２３４，５０', 1234.5, 1234.5],
    ['١٢٫٥', 12.5, 12.5],
    ['١٬٢٣٤٫٥', 1234.5, 1234.5],
    ['१२.५', 12.5, 12.5],
    ['－１２', -12, -12],
    ['１２ €', 12, 12],
  ],
  'goes by the form’s own signs where it is ambiguous': [
    ['1.234', 1234, 1.234],
    ['1,234', 1.234, 1234],
    ['-12.345', -12345, -12.345],
    ['123,456', 123.456, 123456],
  ],
  'has groups of three digits, and the first is no zero': [
    ['1234.567', 1234.567, 1234.567],
    ['1.2345', 1.2345, 1.2345],
    ['0.125', 0.125, 0.125],
    ['0,125', 0.125, 0.125],
    ['12 34', null, null],
    ['1.2.3', null, null],
    ['1.234.56', null, null],
    ['12,34,567.89', null, null],
    ['1,,234', null, null],
    ["1'2", null, null],
  ],
  'is harmless, whatever was published against others': [
    // num-01, num-09: Spanish notation, and a no-break space between thousands.
    ['1.234,56', 1234.56, 1234.56],
    ['1\u00A0234,56', 1234.56, 1234.56],
    // num-03, num-07: scattered separators, and digits of another script.
    ['1.2.3,4', null, null],
    ['٣٫١٤', 3.14, 3.14],
    // num-11, num-15: an empty text, and a minus alone.
    ['', null, null],
    ['-0', 0, 0],
  ],
  'may have spaces of all kinds and apostrophes between groups': [
    ['1\u202F234,5', 1234.5, 1234.5],
    ['1\u2009234 567', 1234567, 1234567],
    ['1\u2007234.5', 1234.5, 1234.5],
    ['1  234', 1234, 1234],
    ["1'234'567.5", 1234567.5, 1234567.5],
    ['1ʼ234', 1234, 1234],
    ['1 234.567', 1234.567, 1234.567],
    ['1.234 567', null, null],
    ['1’234 567', null, null],
  ],
  'may have one currency before or after it': [
    ['€ 12,50', 12.5, 12.5],
    ['12,50 €', 12.5, 12.5],
    ['12,50€', 12.5, 12.5],
    ['$1,200.50', 1200.5, 1200.5],
    ['US$ 1.200', 1200, 1.2],
    ['1,200.50 EUR', 1200.5, 1200.5],
    ['CHF 1’200.50', 1200.5, 1200.5],
    ['€12€', null, null],
    ['12 ABC', null, null],
    ['€', null, null],
  ],
  'may have one sign': [
    ['-1.234,5', -1234.5, -1234.5],
    ['−5', -5, -5],
    ['- 5', -5, -5],
    ['+39', 39, 39],
    ['-€5', -5, -5],
    ['€ -5', -5, -5],
    ['-€-5', null, null],
    ['5-', null, null],
    ['120-40', null, null],
  ],
  'may be half written': [
    [',5', 0.5, 0.5],
    ['.5', 0.5, 0.5],
    ['12,', 12, 12],
    ['12.', 12, 12],
    ['1.234,', 1234, 1234],
    ['.', null, null],
    ['-', null, null],
  ],
  'is nothing else': [
    ['doce', null, null],
    ['12 abc', null, null],
    ['5 kg', null, null],
    ['5%', null, null],
    ['1e3', null, null],
    ['0x10', null, null],
    ['0.1+0.2', null, null],
    ['Infinity', null, null],
    ['NaN', null, null],
    ['½', null, null],
    ['5²', null, null],
  ],
};

describe('shared/numbers: read number', () => {
  for (const [title, rows] of Object.entries(tables)) {
    for (const [text, inSpanish, inEnglish] of rows) {
      it(`a number that a visitor types ${title}: "${text}"`, () => {
        assert.deepEqual([readNumber(text, spanish), readNumber(text, english)], [inSpanish, inEnglish]);
      });
    }
  }

  const others: readonly (readonly [string, NumberFormat, number])[] = [
    ['12.50', signs('.', '.'), 12.5],
    ['1.234.50', signs('.', '.'), 1234.5],
    ['1.234', signs('.', '.', 0), 1234],
    ['1.234', signs(',', ' '), 1234],
    ['1,234', signs('.', "'"), 1234],
    ['1 234,5', signs(',', '\u00A0'), 1234.5],
    ["1'234.50", signs('.', '’'), 1234.5],
    ['1234,5', signs(',', ''), 1234.5],
    ['1234.5', signs('', ''), 1234.5],
    ['1,5', signs(',', '.', 0), 1.5],
    ['1·5', signs('·', '.'), 1.5],
    ['1_234', signs('.', '_'), 1234],
  ];
  for (const [text, how, expected] of others) {
    it(`a number that a visitor types is ${expected} when it is "${text}" with "${how.decimal}", "${how.thousands}", ${how.decimals}`, () => {
      assert.equal(readNumber(text, how), expected);
    });
  }

  it('a number that a visitor types ignores marks of direction that are copied with it', () => {
    assert.equal(readNumber('\u202D1.234,50\u202C', spanish), 1234.5);
  });

  it('a number that a visitor types is the same number in every notation, where it is not ambiguous', () => {
    const notations = [',.', '. ', ".'", ', ', ',’', '.,', '.\u202F'].map(([decimal = '', group = '']) =>
      signs(decimal, group),
    );
    const notation = fc.constantFrom(...notations);
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), notation, notation, (number, by, form) => {
        assert.equal(readNumber(formatNumber(number, by), form), Number(number.toFixed(2)) + 0);
      }),
    );
  });

  it('a number that a visitor types never throws, and is a number or none, whatever the text and the signs', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+€.,' \d]{0,12}$/));
    fc.assert(
      fc.property(text, fc.string(), fc.string(), fc.nat(3), (written, decimal, thousands, decimals) => {
        const number = readNumber(written, { decimal, thousands, decimals });
        assert.ok(number === null || typeof number === 'number');
        assert.ok(!Number.isNaN(number));
      }),
    );
  });
});
