import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  contrastOf,
  criterionOf,
  measurePairs,
  parseHex,
} from '../../../docs/theme-editor/contrast.model.js';

describe('the contrast of two colours', () => {
  for (const [one, other, ratio] of [
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#ff0000', '#ffffff', 3.998],
    ['#0000ff', '#ffffff', 8.592],
    ['#12626a', '#12626a', 1],
  ] as const) {
    it(`the contrast of two colours of ${one} on ${other} is ${ratio} : 1`, () => {
      assert.equal(Math.round(contrastOf(one, other) * 1000) / 1000, ratio);
    });
  }

  for (const [text, colour] of [
    ['#fff', '#ffffff'],
    [' #A1b2C3 ', '#a1b2c3'],
    ['#12345', null],
    ['#1234567', null],
    ['red', null],
    ['#fff;}', null],
  ] as const) {
    it(`the contrast of two colours takes ${JSON.stringify(text)} for ${colour ?? 'no colour'}`, () => {
      assert.equal(parseHex(text), colour);
    });
  }
});

describe('a pair of colours', () => {
  const pair = { foreground: 'text', background: 'surface', needed: 4.5 };
  const measured = (text: string) =>
    measurePairs(
      [pair],
      new Map([
        ['text', text],
        ['surface', '#ffffff'],
      ]),
    )[0];

  it('a pair of colours that misses its limit by little is not rounded up to it', () => {
    assert.deepEqual(measured('#777777'), { ...pair, ratio: 4.47, isEnough: false });
  });

  it('a pair of colours that meets its limit is enough', () => {
    assert.deepEqual(measured('#767676'), { ...pair, ratio: 4.54, isEnough: true });
  });

  it('a pair of colours is left out if a colour of it is unknown', () => {
    assert.deepEqual(measurePairs([pair], new Map([['text', '#000000']])), []);
  });

  it('a pair of colours of text follows WCAG 1.4.3, of outlines and the focus ring 1.4.11', () => {
    assert.equal(criterionOf(pair), '1.4.3');
    assert.equal(criterionOf({ ...pair, needed: 3 }), '1.4.11');
  });
});
