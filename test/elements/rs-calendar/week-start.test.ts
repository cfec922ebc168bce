import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekStartIn } from '../../../elements/rs-calendar/options/week-start.model.js';

/** A language, and the first day of its week by the tables of CLDR; 0 for Sunday to 6. */
const rows: readonly (readonly [language: string, day: number])[] = [
  ['es', 1],
  ['es-ES', 1],
  ['es-MX', 0],
  ['en-GB', 1],
  ['en-US', 0],
  ['pt-BR', 0],
  ['pt-PT', 0],
  ['de-AT', 1],
  ['fr', 1],
  ['ja', 0],
  ['he', 0],
  ['ar-EG', 6],
  ['fa', 6],
];

for (const [language, day] of rows) {
  test(`the week of ${language} begins on day ${day}`, () => {
    assert.equal(weekStartIn(language), day);
  });
}

for (const language of ['', 'x', 'español', '__proto__', 'xx-YY-zz-!']) {
  test(`the week begins on Monday in "${language}", which no browser knows`, () => {
    assert.equal(weekStartIn(language), 1);
  });
}

test('a browser that tells the week by a property is understood', () => {
  const locale = Object.defineProperty(new Intl.Locale('en'), 'getWeekInfo', { value: undefined });
  const weekInfo = () =>
    Object.defineProperty(locale, 'weekInfo', { value: { firstDay: 7 }, configurable: true });
  assert.equal(weekStartIn('en', weekInfo), 0);
});

/** A browser without data about weeks, as Firefox long was. */
const silent = (language: string) =>
  Object.defineProperties(new Intl.Locale(language), {
    getWeekInfo: { value: undefined },
    weekInfo: { value: undefined },
  });

for (const [language, day] of [
  ['en-US', 0],
  ['ar', 6],
  ['es', 1],
  ['xx', 1],
] as const) {
  test(`a browser that knows nothing of weeks begins that of ${language} on day ${day}`, () => {
    assert.equal(weekStartIn(language, silent), day);
  });
}
