import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { narrowQuery } from '../../../elements/nav-menu/menu-state.model.js';

const rows: readonly (readonly [string, string])[] = [
  ['48rem', '(max-width: 47.938rem)'],
  [' 60em ', '(max-width: 59.938em)'],
  ['768px', '(max-width: 767px)'],
  ['47.5rem', '(max-width: 47.438rem)'],
  ['(max-width: 40rem) or (pointer: coarse)', '(max-width: 40rem) or (pointer: coarse)'],
  ['screen and (orientation: portrait)', 'screen and (orientation: portrait)'],
  ['768', ''],
  ['48 rem', ''],
  ['-3px', ''],
  ['1e9px', ''],
  ['tablet', ''],
  ['', ''],
];

describe('<nav-menu> breakpoint', () => {
  for (const [text, query] of rows) {
    it(`the breakpoint of <nav-menu> "${text}" becomes "${query}"`, () =>
      assert.equal(narrowQuery(text), query));
  }
});
