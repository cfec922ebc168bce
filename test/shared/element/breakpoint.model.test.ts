import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  belowBreakpoint,
  type BreakpointForm,
  fromBreakpoint,
} from '../../../shared/element/breakpoint.model.js';

const all: readonly BreakpointForm[] = ['number', 'length', 'query'];

const rows: readonly (readonly [text: string, from: string, below: string])[] = [
  ['960', '(min-width: 960px)', '(max-width: 959px)'],
  ['768px', '(min-width: 768px)', '(max-width: 767px)'],
  [' 48rem ', '(min-width: 48rem)', '(max-width: 47.938rem)'],
  ['47.5em', '(min-width: 47.5em)', '(max-width: 47.438em)'],
  ['(orientation: portrait)', '(orientation: portrait)', '(orientation: portrait)'],
  [' screen and (pointer: coarse)', 'screen and (pointer: coarse)', 'screen and (pointer: coarse)'],
  ['', '', ''],
  ['()', '', ''],
  ['none', '', ''],
  ['-1px', '', ''],
  ['1e9px', '', ''],
  ['999999', '', ''],
  ['48 rem', '', ''],
  ['100vw', '', ''],
  ['<script>', '', ''],
];

describe('shared/element: breakpoint', () => {
  for (const [text, from, below] of rows) {
    it(`a breakpoint "${text}" means "${from}" and below it "${below}"`, () => {
      assert.deepEqual([fromBreakpoint(text, all), belowBreakpoint(text, all)], [from, below]);
    });
  }

  it('a breakpoint is of no form but those that an element takes', () => {
    for (const [text, form] of [
      ['960', 'number'],
      ['48rem', 'length'],
      ['(min-width: 48rem)', 'query'],
    ] as const) {
      const others = all.filter((other) => other !== form);
      for (const query of [fromBreakpoint, belowBreakpoint]) {
        assert.equal(query(text, others), '');
        assert.notEqual(query(text, [form]), '');
      }
    }
  });

  it('a breakpoint cannot smuggle a query into a length', () => {
    assert.equal(fromBreakpoint('48rem) or (min-width: 0', ['number', 'length']), '');
  });
});
