import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  initialMenu,
  isOpen,
  type MenuAction,
  type MenuEffect,
  pathTo,
} from '../../../elements/nav-menu/menu-state.model.js';
import { stepMenu } from '../../../elements/nav-menu/step-menu.model.js';

/** Services (0) › Adults (1) › Couples (2); Services › Children (3); Centre (4). */
const parents = [null, 0, 1, 0, null];

const press = (item: number, isPointer = true): MenuAction => ({ type: 'pressed', item, isPointer });
const hover = (item: number | null): MenuAction => ({ type: 'hovered', item });
const focus = (item: number | null, isInside = false): MenuAction => ({ type: 'focused', item, isInside });
const delayElapsed: MenuAction = { type: 'delay-elapsed' };
const escaped: MenuAction = { type: 'escaped' };
const outsidePressed: MenuAction = { type: 'outside-pressed' };
const cross = (isMobile: boolean): MenuAction => ({ type: 'crossed', isMobile });

/** Applies actions. Returns the open items, and the effects of the last action. */
function after(...actions: MenuAction[]): readonly [number[], readonly MenuEffect[]] {
  let state = initialMenu(parents);
  let effects: readonly MenuEffect[] = [];
  for (const action of actions) ({ state, effects } = stepMenu(state, action));
  return [pathTo(state, state.open), effects];
}

const cases: readonly (readonly [string, readonly MenuAction[], readonly number[]])[] = [
  ['nothing is open before anything happens', [], []],
  ['a press opens', [press(0)], [0]],
  ['a second press closes', [press(0), press(0)], []],
  ['a deeper item opens inside', [press(0), press(1)], [0, 1]],
  ['a press on the outer one closes both', [press(0), press(1), press(0)], []],
  ['opening one closes those beside it', [press(0), press(1), press(3)], [0, 3]],
  ['opening one closes another branch', [press(0), press(1), press(4)], [4]],
  ['nothing opens before the pointer has rested', [hover(0)], []],
  ['a resting pointer opens', [hover(0), delayElapsed], [0]],
  ['a pointer that only passes opens nothing', [hover(0), hover(null), delayElapsed], []],
  ['what the pointer has left closes', [hover(0), delayElapsed, hover(null), delayElapsed], []],
  ['a short way outside closes nothing', [hover(0), delayElapsed, hover(null), hover(0), delayElapsed], [0]],
  ['a pointer goes deep', [hover(0), delayElapsed, hover(2), delayElapsed], [0, 1, 2]],
  ['and back out again', [hover(2), delayElapsed, hover(0), delayElapsed], [0]],
  ['what was pressed stays without a pointer', [press(0), hover(0), hover(null), delayElapsed], [0]],
  [
    'a press on what hovering has opened makes it stay',
    [hover(0), delayElapsed, press(0), hover(null), delayElapsed],
    [0],
  ],
  ['a key closes what hovering has opened', [hover(0), delayElapsed, press(0, false)], []],
  ['a press that closed is not undone by the waiting pointer', [hover(0), press(0), press(0)], []],
  [
    'what was pressed stays below what hovers',
    [press(0), hover(1), delayElapsed, hover(null), delayElapsed],
    [0],
  ],
  ['a pointer over another item takes over', [press(0), hover(4), delayElapsed], [4]],
  ['but never from under the focus', [press(0, false), focus(0, true), hover(4), delayElapsed], [0]],
  [
    'the focus inside keeps it open',
    [hover(0), delayElapsed, focus(0, true), hover(null), delayElapsed],
    [0],
  ],
  ['the focus that moves on closes', [press(0), focus(0), focus(4)], []],
  ['the focus on a plain item closes', [press(0), focus(0, true), focus(null)], []],
  [
    'the focus back at an outer item closes the inner',
    [press(0), press(1), focus(1, true), focus(0, true)],
    [0],
  ],
  ['the focus elsewhere closes nothing under a pointer', [hover(0), delayElapsed, focus(4)], [0]],
  ['Escape closes the innermost around the focus', [press(0), press(1), focus(1, true), escaped], [0]],
  ['Escape twice closes both', [press(0), press(1), focus(1, true), escaped, escaped], []],
  ['Escape closes what only hovers, all of it', [hover(1), delayElapsed, escaped], []],
  [
    'and it stays closed while the pointer moves in its item',
    [hover(1), delayElapsed, escaped, hover(1)],
    [],
  ],
  ['a press beside the menu closes all', [press(0), press(1), outsidePressed], []],
  ['below the breakpoint nothing hovers', [cross(true), hover(0), delayElapsed], []],
  ['below it the focus closes nothing', [cross(true), press(0), focus(0), focus(4)], [0]],
  ['below it a press on the page closes nothing', [cross(true), press(0), outsidePressed], [0]],
  ['below it Escape elsewhere is not ours', [cross(true), press(0), escaped], [0]],
  ['below it Escape inside closes', [cross(true), press(0), focus(0, true), escaped], []],
  ['what was pressed stays open across the breakpoint', [press(0), press(1), cross(true)], [0, 1]],
  ['and on the way back', [cross(true), press(0), cross(false)], [0]],
  ['what only hovered does not', [hover(0), delayElapsed, cross(true)], []],
  ['unless it has the focus', [hover(0), delayElapsed, focus(0, true), cross(true)], [0]],
];

describe('<nav-menu> step menu', () => {
  for (const [title, actions, open] of cases) {
    it(title, () => assert.deepEqual(after(...actions)[0], open));
  }

  it('<nav-menu> waits longer before closing than before opening', () => {
    const opening = after(hover(0))[1];
    const closing = after(hover(0), delayElapsed, hover(null))[1];
    assert.deepEqual(opening, [{ type: 'wait', ms: 150 }]);
    assert.deepEqual(closing, [{ type: 'wait', ms: 300 }]);
  });

  it('<nav-menu> emits what closes, then what opens', () => {
    assert.deepEqual(after(press(0), press(4))[1].slice(0, 2), [
      { type: 'emit', item: 0, isOpen: false },
      { type: 'emit', item: 4, isOpen: true },
    ]);
  });

  it('<nav-menu> gives the focus to the toggle only where it would be lost', () => {
    const focusing = { type: 'focus-toggle', item: 0 };
    assert.deepEqual(after(press(0), focus(0, true), escaped)[1].at(-1), focusing);
    assert.deepEqual(after(press(0), focus(0, true), press(0, false))[1].at(-1), focusing);
    assert.ok(!after(press(0), focus(0), escaped)[1].some(({ type }) => type === 'focus-toggle'));
  });

  it('<nav-menu> stops the waiting with every press and Escape', () => {
    for (const action of [press(0), escaped, outsidePressed]) {
      assert.ok(after(hover(0), action)[1].some(({ type }) => type === 'stop-waiting'));
    }
  });

  it('<nav-menu> emits every change once, whatever happens', () => {
    const item = fc.integer({ min: 0, max: 4 });
    const place = fc.option(item);
    const action: fc.Arbitrary<MenuAction> = fc.oneof(
      fc.tuple(item, fc.boolean()).map(([one, isPointer]) => press(one, isPointer)),
      place.map(hover),
      fc.tuple(place, fc.boolean()).map(([one, isInside]) => focus(one, isInside)),
      fc.boolean().map(cross),
      fc.constantFrom(delayElapsed, escaped, outsidePressed),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const reported = new Set<number>();
        let state = initialMenu(parents);
        for (const one of actions) {
          const step = stepMenu(state, one);
          state = step.state;
          for (const effect of step.effects) {
            if (effect.type !== 'emit') continue;
            assert.equal(reported.has(effect.item), !effect.isOpen);
            if (effect.isOpen) reported.add(effect.item);
            else reported.delete(effect.item);
          }
          assert.deepEqual(
            parents.map((_parent, index) => reported.has(index)),
            parents.map((_parent, index) => isOpen(state, index)),
          );
        }
      }),
    );
  });
});
