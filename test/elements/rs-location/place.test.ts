import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPosition, toPosition, writePosition } from '../../../elements/rs-location/place/place.model.js';

const madrid = { latitude: 40.41678, longitude: -3.70379 };

describe('<rs-location> place', () => {
  const texts = [
    ['as the server stores it', '40.41678,-3.70379'],
    ['with spaces', ' 40.41678 , -3.70379 '],
    ['in brackets, as Google writes it', '(40.41678, -3.70379)'],
    ['with a semicolon', '40.41678;-3.70379'],
  ] as const;
  for (const [how, text] of texts) it(`is read ${how}`, () => assert.deepEqual(readPosition(text), madrid));

  for (const text of [
    '',
    'Calle Mayor 3, 28013',
    'NaN,NaN',
    '91,0',
    '0,181',
    '40,41678',
    '1e1,2',
    '40.4',
    '0x10,2',
  ])
    it(`a position as a text is none in "${text}"`, () => {
      // A decimal comma looks like a pair, but 40 and 41678 are no degrees.
      assert.equal(readPosition(text), null);
    });

  it('a position as a text is written without trailing zeros and without a minus of nothing', () => {
    assert.equal(writePosition({ latitude: -0.0000001, longitude: 2.5 }, 5), '0,2.5');
    assert.equal(writePosition({ latitude: 40.416775123, longitude: -3.703790987 }, 5), '40.41678,-3.70379');
  });

  it('a position as a text is no position where a geocoder tells none (geo-05)', () => {
    for (const value of ['NaN', NaN, null, undefined, {}, [], '', 'Infinity', Infinity, 1e9])
      assert.equal(toPosition(value, value), null, String(value));
  });
});
