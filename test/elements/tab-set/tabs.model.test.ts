import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  initialTabs,
  keyMove,
  stepTabs,
  type TabAction,
  type TabState,
  wideQuery,
} from '../../../elements/tab-set/tabs.model.js';

const listed = (disabled: readonly boolean[] = [false, false, false], selected = 0): TabAction => ({
  type: 'listed',
  disabled,
  selected,
});
const chosen = (index: number, source: 'tab' | 'link' | 'find' | 'script' = 'tab'): TabAction => ({
  type: 'chosen',
  index,
  source,
});
const key = (move: 'next' | 'previous' | 'first' | 'last', isManual = false): TabAction => ({
  type: 'key-pressed',
  move,
  isManual,
});

function after(...actions: readonly TabAction[]): TabState {
  return actions.reduce((state, action) => stepTabs(state, action).state, initialTabs);
}

function effectsOf(last: TabAction, ...before: readonly TabAction[]): string {
  return stepTabs(after(...before), last)
    .effects.map((effect) => (effect.type === 'emit' ? `emit ${effect.source}` : effect.type))
    .join();
}

const rows: readonly (readonly [string, readonly TabAction[], readonly [number, number]])[] = [
  ['shows the first panel', [listed()], [0, 0]],
  ['shows the panel that the server marked', [listed([false, false], 1)], [1, 1]],
  ['shows the last panel where the marked one has gone', [listed([false, false], 7)], [1, 1]],
  ['shows what was chosen', [listed(), chosen(2)], [2, 2]],
  ['does not mind a panel that is not there', [listed(), chosen(1), chosen(-1), chosen(9)], [1, 1]],
  ['goes on with an arrow', [listed(), key('next')], [1, 1]],
  ['goes round at the end', [listed(), key('previous')], [2, 2]],
  ['goes round at the other end', [listed(), key('last'), key('next')], [0, 0]],
  ['jumps to the last and the first', [listed(), key('last'), key('first')], [0, 0]],
  ['leaves out what cannot be chosen', [listed([false, true, false]), key('next')], [2, 2]],
  ['leaves it out at the ends too', [listed([true, false, true], 1), key('first'), key('next')], [1, 1]],
  ['only moves with manual activation', [listed(), key('next', true)], [0, 1]],
  [
    'comes back to the shown tab when the keyboard leaves',
    [listed(), key('next', true), { type: 'tabs-left' }],
    [0, 0],
  ],
  [
    'goes back where a link has led away',
    [listed(), chosen(1), chosen(2, 'link'), { type: 'link-left' }],
    [1, 1],
  ],
  [
    'goes back over several links',
    [listed(), chosen(1, 'link'), chosen(2, 'link'), { type: 'link-left' }],
    [0, 0],
  ],
  [
    'stays with what the visitor chose after the link',
    [listed(), chosen(1, 'link'), chosen(2), { type: 'link-left' }],
    [2, 2],
  ],
  ['has nowhere to go back to without a link', [listed(), chosen(2), { type: 'link-left' }], [2, 2]],
];

describe('<tab-set> decisions', () => {
  for (const [title, actions, expected] of rows) {
    it(`the set ${title}`, () => {
      const { selected, current } = after(...actions);
      assert.deepEqual([selected, current], expected);
    });
  }

  it('<tab-set> emits a change once, with its cause', () => {
    assert.equal(effectsOf(chosen(1, 'find'), listed()), 'show,emit find');
    assert.equal(effectsOf(chosen(1), listed(), chosen(1)), 'show');
    assert.equal(effectsOf(chosen(5), listed()), '');
    assert.equal(effectsOf(key('next'), listed()), 'show,emit tab,focus');
    assert.equal(effectsOf(key('next', true), listed()), 'show,focus');
    assert.equal(effectsOf(key('next')), 'focus');
  });

  it('<tab-set> always shows an existing tab, and never moves to one that cannot be chosen', () => {
    const action = fc.oneof(
      fc.constantFrom(key('next'), key('previous'), key('first'), key('last'), key('next', true)),
      fc.integer({ min: -2, max: 6 }).map((index) => chosen(index, 'link')),
      fc.constantFrom<TabAction>({ type: 'link-left' }, { type: 'tabs-left' }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
        fc.array(action),
        (disabled, actions) => {
          const { selected, current } = after(listed(disabled), ...actions);
          assert.ok(selected in disabled && current in disabled);
          const moved = after(listed(disabled), ...actions, key('next')).current;
          assert.ok(!disabled[moved] || disabled.every(Boolean));
        },
      ),
    );
  });
});

describe('<tab-set> keys', () => {
  const across = { isVertical: false, isRightToLeft: false };
  const down = { isVertical: true, isRightToLeft: false };
  const mirrored = { isVertical: false, isRightToLeft: true };
  const moves = [
    ['ArrowRight', across, 'next'],
    ['ArrowLeft', across, 'previous'],
    ['ArrowDown', across, null],
    ['ArrowDown', down, 'next'],
    ['ArrowUp', down, 'previous'],
    ['ArrowRight', down, null],
    ['ArrowRight', mirrored, 'previous'],
    ['ArrowLeft', mirrored, 'next'],
    ['ArrowDown', { isVertical: true, isRightToLeft: true }, 'next'],
    ['Home', across, 'first'],
    ['End', down, 'last'],
    ['a', across, null],
  ] as const;
  for (const [pressed, layout, expected] of moves) {
    it(`the key ${pressed} in ${JSON.stringify(layout)} leads to ${expected}`, () =>
      assert.equal(keyMove(pressed, layout), expected));
  }
});

describe('<tab-set> breakpoints', () => {
  const texts = [
    ['960', '(min-width: 960px)'],
    [' 48rem ', '(min-width: 48rem)'],
    ['47.5em', '(min-width: 47.5em)'],
    ['(orientation: landscape)', '(orientation: landscape)'],
    ['none', ''],
    ['wide', ''],
    ['', ''],
    ['-1', ''],
  ] as const;
  for (const [text, expected] of texts) {
    it(`the breakpoint "${text}" means "${expected}"`, () => assert.equal(wideQuery(text), expected));
  }
});
