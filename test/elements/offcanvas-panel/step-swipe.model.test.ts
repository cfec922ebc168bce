import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  initialPanel,
  type PanelAction,
  type PanelEffect,
  type PanelState,
} from '../../../elements/offcanvas-panel/panel-state.model.js';
import { stepPanel } from '../../../elements/offcanvas-panel/step-panel.model.js';
import { stepSwipe, type SwipeAction } from '../../../elements/offcanvas-panel/step-swipe.model.js';

const width = 300;
const closed: PanelState = { ...initialPanel, hasContent: true, isInPage: false };
const open: PanelState = { ...closed, phase: 'open' };

const touched = (touch: SwipeAction): PanelAction => ({
  type: 'touched',
  step: (state) => stepSwipe(state, touch),
});
const down = (sign = 1): PanelAction => touched({ type: 'touch-began', x: 500, y: 100, width, sign });
const to = (dx: number, dy = 0, sinceScroll = 1000): PanelAction =>
  touched({ type: 'touch-moved', x: 500 + dx, y: 100 + dy, sinceScroll });
const up = touched({ type: 'touch-ended', isCancelled: false });
const cancel = touched({ type: 'touch-ended', isCancelled: true });

/** Applies actions in a page that cancels nothing. Returns the state, the phase and all effects. */
function play(start: PanelState, actions: readonly PanelAction[]) {
  const effects: PanelEffect[] = [];
  let state = start;
  const queue = [...actions];
  for (let action = queue.shift(); action; action = queue.shift()) {
    const step = stepPanel(state, action);
    state = step.state;
    effects.push(...step.effects);
    for (const effect of step.effects) {
      if (effect.type === 'ask')
        queue.unshift({ type: 'agreed', request: effect.request, source: effect.source });
    }
  }
  return { state, effects, phase: state.phase, last: effects.at(-1) };
}

const followed = (effects: readonly PanelEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'follow' ? [effect.progress] : []));

describe('<offcanvas-panel> step swipe', () => {
  const rows: readonly (readonly [
    string,
    PanelState,
    readonly PanelAction[],
    PanelState['phase'],
    0 | 1 | null,
  ])[] = [
    ['past a third opens', closed, [down(), to(101), up], 'opening', 1],
    ['of just a third goes back', closed, [down(), to(100), up], 'closing', 0],
    ['the wrong way opens nothing', closed, [down(), to(-150), up], 'closed', null],
    ['to the left opens a panel on the right', closed, [down(-1), to(-150), up], 'opening', 1],
    ['past a third closes', open, [down(), to(-101), up], 'closing', 0],
    ['of just a third stays open', open, [down(), to(-100), up], 'open', 1],
    ['to the right closes a panel on the right', open, [down(-1), to(150), up], 'closing', 0],
    ['out and back again stays closed', closed, [down(), to(200), to(20), up], 'closing', 0],
    ['that the browser takes for itself goes back', closed, [down(), to(200), cancel], 'closing', 0],
    ['that the browser takes for itself stays open', open, [down(), to(-200), cancel], 'open', 1],
    [
      'that first drifts over 5 px up or down is scrolling',
      closed,
      [down(), to(20, 6), to(200, 6), up],
      'closed',
      null,
    ],
    ['that first drifts 5 px still pulls', closed, [down(), to(20, -5), to(200, 40), up], 'opening', 1],
    [
      'of a page that scrolled 249 ms ago pulls nothing',
      closed,
      [down(), to(200, 0, 249), up],
      'closed',
      null,
    ],
    ['of a page that scrolled 250 ms ago pulls', closed, [down(), to(200, 0, 250), up], 'opening', 1],
    ['without movement is a tap', open, [down(), to(2, 1), up], 'open', null],
    [
      'of an empty panel pulls nothing',
      { ...closed, hasContent: false },
      [down(), to(200), up],
      'closed',
      null,
    ],
    [
      'cannot catch a panel that slides',
      { ...closed, phase: 'closing' },
      [down(), to(200), up],
      'closing',
      null,
    ],
  ];

  for (const [title, start, actions, phase, slidTo] of rows) {
    it(`a swipe ${title}`, () => {
      const played = play(start, actions);
      assert.equal(played.phase, phase);
      assert.deepEqual(played.last ?? null, slidTo === null ? null : { type: 'slide', to: slidTo });
    });
  }

  it('a swipe follows the finger from the first pull, and never past the panel', () => {
    assert.deepEqual(followed(play(closed, [down(), to(30), to(150), to(900)]).effects), [0.1, 0.5, 1]);
    assert.deepEqual(followed(play(open, [down(), to(-75), to(-900), to(60)]).effects), [0.75, 0, 1]);
  });

  it('a swipe leaves the panel closed where the page says no', () => {
    const pulled = stepPanel(stepPanel(closed, down()).state, to(50));
    assert.deepEqual(pulled.effects, [{ type: 'ask', request: 'open', source: 'swipe' }]);
    const refused = stepPanel(pulled.state, { type: 'refused' }).state;
    assert.deepEqual(stepPanel(refused, to(200)), { state: refused, effects: [] });
  });

  it('a swipe shows no more and no less than the panel whatever the finger does', () => {
    const move = fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -9, max: 9 }));
    const property = fc.property(
      fc.array(move),
      fc.boolean(),
      fc.constantFrom(1, -1),
      (moves, isOpen, sign) => {
        const actions = [down(sign), ...moves.map(([dx, dy]) => to(dx, dy)), up];
        const { state, effects } = play(isOpen ? open : closed, actions);
        assert.ok(followed(effects).every((progress) => progress >= 0 && progress <= 1));
        assert.equal(state.swipe, null);
      },
    );
    fc.assert(property);
  });
});
