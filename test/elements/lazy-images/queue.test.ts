import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  initialQueue,
  stepQueue,
  type QueueAction,
  type QueueState,
} from '../../../elements/lazy-images/queue.model.js';
import type { Nearness } from '../../../elements/lazy-images/reach.model.js';

type Action = QueueAction<string>;

/** Applies actions to a queue. Returns its last state, and the items that were loaded, in order. */
function play(
  actions: readonly Action[],
  mode = 1,
): { state: QueueState<string>; loads: string[]; aims: string[] } {
  let state = initialQueue<string>(mode);
  const loads: string[] = [];
  const aims: string[] = [];
  for (const action of actions) {
    const step = stepQueue(state, action);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type === 'load') loads.push(...effect.items);
      else aims.push(effect.reach);
    }
  }
  return { state, loads, aims };
}

const images = (count: number, nearness: Nearness, name = nearness as string) => ({
  type: 'measured' as const,
  items: new Map(Array.from({ length: count }, (_none, index) => [`${name}-${index}`, nearness] as const)),
});
const loaded = { type: 'page-loaded' } as const;

describe('<lazy-images> queue', () => {
  it('the decisions of <lazy-images> load nothing that is out of reach', () => {
    assert.deepEqual(play([loaded, images(3, 'none')]).loads, []);
  });

  const limits = [
    ['seen', 8],
    ['near', 6],
    ['far', 1],
    ['ahead', 1],
  ] as const;
  for (const [nearness, most] of limits) {
    it(`the decisions of <lazy-images> load ${most} images at once of those ${nearness}, and the next when one makes room`, () => {
      const first = play([loaded, images(10, nearness)]);
      assert.equal(first.loads.length, most);
      const { loads } = play([loaded, images(10, nearness), { type: 'lost', items: [`${nearness}-0`] }]);
      assert.deepEqual(loads.slice(most), [`${nearness}-${most}`]);
    });
  }

  it('the decisions of <lazy-images> start the images that the visitor sees first, then near ones, then far ones', () => {
    const items = new Map<string, Nearness>([
      ['d', 'ahead'],
      ['c', 'far'],
      ['b', 'near'],
      ['a', 'seen'],
    ]);
    const ends = ['a', 'b', 'c', 'd'].map((item) => ({ type: 'lost', items: [item] }) as const);
    assert.deepEqual(play([loaded, { type: 'measured', items }, ...ends]).loads, ['a', 'b', 'c', 'd']);
  });

  it('the decisions of <lazy-images> let two more of the screen start where six that are near are loading', () => {
    const { loads } = play([loaded, images(9, 'near'), images(9, 'seen')]);
    assert.deepEqual([loads.length, loads.at(-1)], [8, 'seen-1']);
  });

  it('the decisions of <lazy-images> load nothing ahead before the page has loaded', () => {
    assert.deepEqual(play([images(1, 'ahead')]).loads, []);
    assert.deepEqual(play([images(1, 'ahead'), loaded]).loads, ['ahead-0']);
  });

  it('the decisions of <lazy-images> load all for the printer, at once', () => {
    const { loads, state } = play([images(30, 'none'), { type: 'print-requested' }]);
    assert.deepEqual([loads.length, state.waiting.size, state.running.size], [30, 0, 30]);
  });

  it('the decisions of <lazy-images> no longer load an image that was lost before its turn', () => {
    const { loads } = play([
      loaded,
      images(9, 'seen'),
      { type: 'lost', items: ['seen-8'] },
      { type: 'lost', items: ['seen-0'] },
    ]);
    assert.equal(loads.includes('seen-8'), false);
  });

  it('the decisions of <lazy-images> drop what left again before its turn', () => {
    const moved = { type: 'measured', items: new Map<string, Nearness>([['seen-8', 'none']]) } as const;
    const { loads } = play([loaded, images(9, 'seen'), moved, { type: 'lost', items: ['seen-0'] }]);
    assert.equal(loads.length, 8);
  });

  it('the decisions of <lazy-images> aim anew when the page has loaded, and whenever the visitor begins and ends scrolling', () => {
    const { aims } = play([loaded, { type: 'scroll-started' }, { type: 'scroll-ended' }]);
    assert.deepEqual(aims, ['far', 'near', 'far']);
  });

  it('the decisions of <lazy-images> do not aim anew where scrolling changes nothing', () => {
    assert.deepEqual(play([{ type: 'scroll-started' }, { type: 'scroll-ended' }]).aims, []);
  });
});
