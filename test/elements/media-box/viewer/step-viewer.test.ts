import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { MediaItem, MediaType } from '../../../../elements/media-box/items/media-item.model.js';
import { stepViewer } from '../../../../elements/media-box/viewer/step-viewer.model.js';
import {
  closedViewer,
  type ViewerAction,
  type ViewerState,
} from '../../../../elements/media-box/viewer/viewer-state.model.js';

const itemOf = (src: string, type: MediaType = 'image'): MediaItem => ({
  src,
  type,
  title: '',
  caption: '',
  alt: '',
  group: 'a',
  width: null,
  height: null,
  params: new Map(),
  auto: null,
  delaySeconds: 0,
  isDownload: false,
  thumbnail: '',
});
const three = ['1.jpg', '2.jpg', '3.jpg'].map((src) => itemOf(src));

/** Applies actions. Returns the state and all effects, each as its type and detail. */
function play(...actions: readonly ViewerAction[]) {
  let state: ViewerState = closedViewer;
  const done: string[] = [];
  for (const action of actions) {
    const step = stepViewer(state, action);
    state = step.state;
    done.push(...step.effects.map((effect) => `${effect.type}${detailOf(effect)}`));
  }
  return { state, done };
}

function detailOf(effect: object): string {
  const { fact, isOn, source } = effect as Readonly<Record<string, unknown>>;
  const detail = fact ?? isOn ?? source;
  return detail === undefined ? '' : ` ${String(detail)}`;
}

const opened = (items = three, index = 0, isSlideshow = false): ViewerAction => ({
  type: 'opened',
  items,
  index,
  isSlideshow,
});
const navigated = (to: 'next' | 'previous' | 'first' | 'last' | number): ViewerAction => ({
  type: 'navigated',
  to,
});

describe('a visitor of a group of pictures', () => {
  const moves = [
    ['goes on', 0, 'next', 1],
    ['goes back', 2, 'previous', 1],
    ['does not go around the end', 2, 'next', 2],
    ['does not go around the start', 0, 'previous', 0],
    ['goes to the first', 2, 'first', 0],
    ['goes to the last', 0, 'last', 2],
    ['goes to the number pressed', 0, 2, 2],
    ['is never led out of the group by a number', 0, 99, 2],
    ['is never led out of the group by nonsense', 1, Number.NaN, 0],
  ] as const;
  for (const [title, from, to, expected] of moves) {
    it(`a visitor of a group of pictures ${title}`, () =>
      assert.equal(play(opened(three, from), navigated(to)).state.index, expected));
  }

  it('a visitor of a group of pictures sees no loader for an item that loads at once', () => {
    assert.equal(play(opened()).state.progress, 'waiting');
    assert.equal(
      play(opened(), { type: 'loaded', index: 0 }, { type: 'delay-elapsed' }).state.progress,
      'shown',
    );
  });

  it('a visitor of a group of pictures sees a loader for an item that takes longer', () => {
    assert.equal(play(opened(), { type: 'delay-elapsed' }).state.progress, 'loading');
  });

  it('a visitor of a group of pictures does not see the late load of another item', () => {
    const { state } = play(opened(), navigated('next'), { type: 'failed', index: 0 });
    assert.equal(state.progress, 'waiting');
  });

  it('a visitor of a group of pictures has the neighbours fetched once the item has loaded', () => {
    const { effects } = stepViewer(play(opened(three, 1)).state, { type: 'loaded', index: 1 });
    assert.deepEqual(effects, [{ type: 'preload', items: [three[2], three[0]] }]);
  });

  it('a visitor of a group of pictures reads why an item of an unknown kind cannot be shown, and goes on', () => {
    const items = [itemOf('1.jpg'), itemOf('x.exe', 'error'), itemOf('3.jpg')];
    const { state, done } = play(opened(items), navigated('next'), navigated('next'));
    assert.equal(state.index, 2);
    assert.ok(done.includes('emit load-failed'));
  });

  it('a visitor of a group of pictures closes only when the page does not mind', () => {
    const { state, done } = play(opened(), { type: 'close-asked', source: 'key' });
    assert.equal(state.isOpen, true);
    assert.equal(done.at(-1), 'ask-close key');
  });

  it('a visitor of a group of pictures is out of it when it has closed, and the page gets one event', () => {
    const { state, done } = play(opened(), { type: 'closed' }, { type: 'closed' }, navigated('next'));
    assert.equal(state.isOpen, false);
    assert.equal(done.filter((name) => name === 'emit closed').length, 1);
    assert.equal(done.filter((name) => name === 'hide').length, 1);
  });
});

describe('a visitor of a slideshow', () => {
  const show = opened(three, 0, true);

  it('a visitor of a slideshow sees each item for its time after it has loaded', () => {
    assert.deepEqual(play(show).done, ['wait', 'emit opened']);
    assert.equal(play(show, { type: 'loaded', index: 0 }).done.at(-1), 'play true');
  });

  it('a visitor of a slideshow is left with the last item', () => {
    const { state } = play(
      show,
      { type: 'slideshow-ticked' },
      { type: 'slideshow-ticked' },
      { type: 'slideshow-ticked' },
    );
    assert.equal(state.index, 2);
    assert.equal(state.isPlaying, false);
  });

  for (const action of [{ type: 'touched' }, navigated('next'), { type: 'slideshow-toggled' }] as const) {
    it(`a visitor of a slideshow stops it by ${action.type}`, () => {
      const { state, done } = play(show, { type: 'loaded', index: 0 }, action);
      assert.equal(state.isPlaying, false);
      assert.ok(done.includes('play false'));
    });
  }

  it('a visitor of a slideshow starts it again from the first at the end', () => {
    const { state } = play(
      show,
      { type: 'slideshow-ticked' },
      { type: 'slideshow-ticked' },
      { type: 'slideshow-toggled' },
    );
    assert.deepEqual({ index: state.index, isPlaying: state.isPlaying }, { index: 0, isPlaying: true });
  });

  it('a visitor of a slideshow has none with a single item', () => {
    assert.equal(play(opened([itemOf('1.jpg')], 0, true)).state.isPlaying, null);
  });
});

describe('any sequence of what can happen', () => {
  const action = fc.oneof(
    fc.record({
      type: fc.constant('opened' as const),
      items: fc.constantFrom(three, three.slice(0, 1), []),
      index: fc.integer({ min: -2, max: 5 }),
      isSlideshow: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('navigated' as const),
      to: fc.oneof(fc.constantFrom('next', 'previous', 'first', 'last'), fc.integer()),
    }),
    fc.record({ type: fc.constantFrom('loaded', 'failed'), index: fc.nat({ max: 3 }) }),
    fc.constantFrom(
      { type: 'delay-elapsed' },
      { type: 'slideshow-ticked' },
      { type: 'slideshow-toggled' },
      { type: 'touched' },
      { type: 'closed' },
    ),
  ) as fc.Arbitrary<ViewerAction>;

  it('any sequence of actions leaves an open viewer with an item, and a closed one with no slideshow', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const { state } = play(...actions);
        if (state.isOpen) assert.ok(state.items.at(state.index));
        else assert.equal(state.isPlaying, null);
      }),
    );
  });
});
