import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isExactDate } from '../../../demo/forms/text-rules.js';

const format = 'DD-MM-YYYY HH:mm';
const exact = ['24-12-2027 10:30', '29-02-2028 00:00', '01-01-1999 23:59'];
const wrong = [
  '',
  'mañana',
  '1-1-2027 10:30',
  '31-02-2027 10:30',
  '29-02-2027 10:30',
  '24-12-27 10:30',
  '24-12-2027',
  '24-12-2027 24:00',
  '24-12-2027 10:60',
  '24-12-2027 10:30 ',
  '24/12/2027 10:30',
  '12-24-2027 10:30',
];

describe('isExactDate', () => {
  for (const text of exact) it(`takes "${text}"`, () => assert.equal(isExactDate(text, format), true));
  for (const text of wrong) it(`refuses "${text}"`, () => assert.equal(isExactDate(text, format), false));
});
