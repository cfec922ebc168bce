import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  initialHeader,
  stepHeader,
  type HeaderAction,
  type HeaderState,
} from '../../../elements/sticky-header/header.model.js';

/** A header of 80 px that is written 100 px below the top of the page. */
const measured: HeaderAction = { type: 'measured', place: { start: 100, end: 180, fits: true } };
const onUp: HeaderAction = { type: 'show-on-up-changed', isOn: true };

const to = (scroll: number, time: number): HeaderAction => ({ type: 'scrolled', scroll, time });
const focus = (isInside: boolean): HeaderAction => ({ type: 'focus-moved', isInside });

function after(...actions: readonly HeaderAction[]): HeaderState {
  return actions.reduce((state, action) => stepHeader(state, action).state, initialHeader);
}

function shown(...actions: readonly HeaderAction[]): string {
  const { isStuck, isHidden } = after(measured, onUp, ...actions);
  return isHidden ? 'hidden' : isStuck ? 'stuck' : 'in its place';
}

const rows: readonly (readonly [string, readonly HeaderAction[], string])[] = [
  ['stays in its place until the page reaches it', [to(100, 0)], 'in its place'],
  ['sticks from there', [to(101, 0)], 'stuck'],
  ['stays while its own place would gape', [to(180, 0)], 'stuck'],
  ['goes out of the way when the visitor reads on', [to(181, 0)], 'hidden'],
  ['comes back with one step of more than 10 px up', [to(600, 0), to(589, 100)], 'stuck'],
  ['does not mind a step of 10 px up', [to(600, 0), to(590, 100)], 'hidden'],
  ['comes back after more than 30 px up', [600, 590, 580, 570, 569].map((y, i) => to(y, i * 16)), 'stuck'],
  ['does not mind 30 px up', [600, 590, 580, 570].map((y, i) => to(y, i * 16)), 'hidden'],
  [
    'counts anew when more than 300 ms have passed',
    [to(600, 0), to(590, 100), to(580, 200), to(570, 300), to(565, 401)],
    'hidden',
  ],
  ['counts on within 300 ms', [to(600, 0), to(590, 100), to(580, 200), to(570, 300), to(565, 400)], 'stuck'],
  [
    'counts anew when the direction changes',
    [to(600, 0), to(590, 20), to(580, 40), to(581, 60), to(571, 80), to(561, 100)],
    'hidden',
  ],
  ['does not mind a finger that trembles downwards', [to(600, 0), to(500, 50), to(505, 60)], 'stuck'],
  ['goes when the visitor turns down again', [to(600, 0), to(500, 50), to(511, 60)], 'hidden'],
  [
    'is in its place at the top, however it got there',
    [to(600, 0), to(594, 900), to(99, 901)],
    'in its place',
  ],
  ['comes out where its own place comes into sight', [to(185, 0), to(180, 900)], 'stuck'],
  ['shows for the focus', [to(600, 0), focus(true)], 'stuck'],
  ['stays with the focus', [to(600, 0), focus(true), to(900, 50)], 'stuck'],
  ['stays when the focus leaves, until the next step down', [to(600, 0), focus(true), focus(false)], 'stuck'],
  ['goes after the focus has left', [to(600, 0), focus(true), focus(false), to(700, 50)], 'hidden'],
  ['never hides without show-on-up', [to(600, 0), { type: 'show-on-up-changed', isOn: false }], 'stuck'],
  [
    'stays in its place where it would take too much of the window',
    [{ type: 'measured', place: { start: 100, end: 700, fits: false } }, to(900, 0)],
    'in its place',
  ],
];

describe('<sticky-header> header', () => {
  for (const [title, actions, expected] of rows) {
    it(`the header ${title}`, () => assert.equal(shown(...actions), expected));
  }

  it('<sticky-header> reports to the page only what has changed', () => {
    const first = stepHeader(after(measured), to(600, 0));
    assert.deepEqual(first.effects, [{ type: 'reflect' }]);
    assert.deepEqual(stepHeader(first.state, to(700, 16)).effects, []);
    assert.equal(stepHeader(first.state, to(600, 16)).state.scroll, 600);
  });

  it('<sticky-header> never hides a header with the focus, nor one that is not stuck', () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('scrolled' as const), scroll: fc.nat(900), time: fc.nat(2000) }),
      fc.record({ type: fc.constant('focus-moved' as const), isInside: fc.boolean() }),
      fc.record({ type: fc.constant('show-on-up-changed' as const), isOn: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const { isHidden, isStuck, hasFocus, scroll, end } = after(measured, ...actions);
        assert.ok(!isHidden || (isStuck && !hasFocus && scroll > end));
      }),
    );
  });
});
