import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type PagingAction,
  type PagingEffect,
  type PagingState,
  lastPage,
  neighbourOf,
  openPages,
  reachablePage,
  pagingOf,
  stepPaging,
} from '../../../../elements/rs-form/paging/paging.model.js';

/** State of a form on a page, with some pages left out. */
const on = (
  current: number | null,
  pages: readonly number[] = [0, 1, 2, 3],
  skipped: readonly number[] = [],
) => {
  return { ...pagingOf(pages), current, skipped: new Set(skipped) };
};

const turn = (state: PagingState, to: number) => stepPaging(state, { type: 'turned', to, reason: 'goal' });

const callbacksIn = (effects: readonly PagingEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'run-callback' ? [effect.name] : []));

describe('the page that is reached', () => {
  const table: readonly (readonly [string, PagingState, number, number | null])[] = [
    ['the one that is wanted', on(0), 1, 1],
    ['the one after a page that is left out, forwards', on(0, [0, 1, 2], [1]), 1, 2],
    ['the one before it, backwards', on(2, [0, 1, 2], [1]), 1, 0],
    ['the one after a gap in the markup', on(0, [0, 2]), 1, 2],
    ['the last one, for a number beyond it (attr-09)', on(0), 1e9, 3],
    ['the first one, for a negative number (attr-09)', on(2), -1, 0],
    ['the second one, where the first is left out', on(3, [0, 1, 2, 3], [0]), 0, 1],
    ['the same one, where nothing is left further on', on(1, [0, 1, 2], [2]), 2, 1],
    ['none, where nothing is left further back', on(1, [0, 1, 2], [0]), 0, null],
    ['the first that is left, at the start', on(null, [0, 1, 2], [0]), 0, 1],
    ['none, in a form without pages', on(null, []), 0, null],
  ];
  for (const [what, state, wanted, expected] of table)
    it(`the page that is reached is ${what}`, () => assert.equal(reachablePage(state, wanted), expected));

  it('the page that is reached is the neighbour for a button that says no more than its direction', () => {
    assert.equal(neighbourOf(on(1, [0, 1, 2, 3], [2]), 1, 'next'), 3);
    assert.equal(neighbourOf(on(3, [0, 1, 2, 3], [1, 2]), 3, 'prev'), 0);
    assert.equal(neighbourOf(on(3), 3, 'next'), null);
  });

  it('the page that is reached is any page where conditions would leave out all of them', () => {
    const state = on(null, [0, 1], [0, 1]);
    assert.deepEqual(openPages(state), [0, 1]);
    assert.equal(lastPage(state), 1);
  });
});

describe('a change of page', () => {
  it('a change of page shows the page, tells of it and calls back, in this order', () => {
    const { state, effects } = turn(on(0), 2);
    assert.equal(state.current, 2);
    assert.deepEqual(effects, [
      { type: 'show-page', page: 2 },
      { type: 'paint-progress', number: 3, count: 4 },
      { type: 'notify-changed', from: 0, to: 2, direction: 'next', reason: 'goal' },
      { type: 'run-callback', name: 'nextPage', page: 2 },
      { type: 'run-callback', name: 'changePage', page: 2 },
      { type: 'run-callback', name: 'progress', page: 2 },
    ]);
  });

  it('a change of page calls no next-page callback on the way back', () => {
    assert.deepEqual(callbacksIn(turn(on(2), 1).effects), ['changePage', 'progress']);
  });

  it('a change of page is none where the page is on show already, or does not exist', () => {
    for (const to of [2, 7, Number.NaN]) assert.deepEqual(turn(on(2), to), { state: on(2), effects: [] });
  });

  it('a change of page is not what the first page is, but that counts as a visit forwards', () => {
    const { effects } = stepPaging(on(null), { type: 'revealed', page: 0 });
    assert.deepEqual(callbacksIn(effects), ['nextPage', 'changePage', 'progress']);
    assert.ok(effects.every(({ type }) => type !== 'notify-changed'));
  });

  it('a change of page counts only the pages that are shown in turn', () => {
    const skipped = new Set([1, 2]);
    assert.deepEqual(stepPaging(on(3), { type: 'pages-skipped', skipped }).effects, [
      { type: 'paint-progress', number: 2, count: 2 },
    ]);
  });
});

describe('a page that is added', () => {
  const add = (state: PagingState, page: number) => stepPaging(state, { type: 'page-added', page });

  it('a page that is added comes behind all others, and is counted', () => {
    const { state, effects } = add(on(1, [0, 1]), 2);
    assert.deepEqual(effects, [{ type: 'paint-progress', number: 2, count: 3 }]);
    assert.equal(lastPage(state), 2);
  });

  it('a page that is added is the second one of a form without pages, whose first one is on show', () => {
    const { state } = add(on(null, []), 1);
    assert.deepEqual([state.current, openPages(state)], [0, [0, 1]]);
    assert.equal(turn(state, 1).state.current, 1);
  });
});

describe('any sequence of moves', () => {
  const page = fc.integer({ min: -3, max: 12 });
  const actions = fc.array(
    fc.oneof(
      page.map((to): PagingAction => ({ type: 'turned', to, reason: 'goal' })),
      page.map((to): PagingAction => ({ type: 'revealed', page: to })),
      fc.array(page).map((pages): PagingAction => ({ type: 'pages-skipped', skipped: new Set(pages) })),
    ),
  );

  it('any sequence of moves leaves one existing page on show, and calls back once for each that was shown', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1 }), actions, (pages, moves) => {
        let state = pagingOf(pages);
        let shown = 0;
        const effects = moves.flatMap((action) => {
          const before = state.current;
          const step = stepPaging(state, action);
          state = step.state;
          if (state.current !== before) shown += 1;
          return step.effects;
        });
        const count = (name: string) => callbacksIn(effects).filter((one) => one === name).length;
        assert.ok(state.current === null || pages.includes(state.current));
        assert.equal(effects.filter(({ type }) => type === 'show-page').length, shown);
        assert.deepEqual([count('changePage'), count('progress')], [shown, shown]);
        assert.ok(count('nextPage') <= shown);
      }),
    );
  });

  it('any sequence of moves never leads to a page that does not exist', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.array(fc.nat(9)), page, (pages, skipped, wanted) => {
        const state = { ...pagingOf(pages), skipped: new Set(skipped) };
        const reached = reachablePage(state, wanted);
        assert.ok(reached === null ? pages.length === 0 || wanted < 0 : pages.includes(reached));
      }),
    );
  });
});
