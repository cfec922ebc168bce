import { expect } from '@open-wc/testing';
import { type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';
import { prefetchWhenIdle } from '../../../shared/element/prefetch-when-idle.js';
import { holdIdle, type Idle } from '../idle.js';
import { pretend } from '../pretend.js';

/** Counts the prefetches of a module. */
function countPrefetches() {
  let count = 0;
  return { prefetch: () => void (count += 1), count: () => count };
}

describe('shared/element: prefetch when idle', () => {
  let idle: Idle;
  let restore = () => {};

  beforeEach(() => void (idle = holdIdle()));
  afterEach(() => {
    idle.end();
    restore();
    restore = () => {};
  });

  it('a module that is loaded before it is needed is loaded once the browser is idle, and not before', () => {
    const lazy = countPrefetches();
    prefetchWhenIdle(unclobbered(document), lazy);
    expect(lazy.count()).to.equal(0);
    idle.now();
    expect(lazy.count()).to.equal(1);
  });

  it('a module that is loaded before it is needed waits until the page has loaded', () => {
    const lazy = countPrefetches();
    const ended = countPrefetches();
    const loading = { defaultView: window, readyState: 'interactive' } as SafeDocument;
    prefetchWhenIdle(loading, lazy);
    prefetchWhenIdle(loading, ended)();
    idle.now();
    expect(lazy.count()).to.equal(0);
    window.dispatchEvent(new Event('load'));
    idle.now();
    expect({ lazy: lazy.count(), ended: ended.count() }).to.deep.equal({ lazy: 1, ended: 0 });
  });

  it('a module that is loaded before it is needed is not loaded if the need has gone before the browser is idle', () => {
    const lazy = countPrefetches();
    prefetchWhenIdle(unclobbered(document), lazy)();
    idle.now();
    expect(lazy.count()).to.equal(0);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    it(`a module that is loaded before it is needed is not loaded for a visitor with ${JSON.stringify(connection)}`, () => {
      restore = pretend({ connection });
      const lazy = countPrefetches();
      prefetchWhenIdle(unclobbered(document), lazy);
      idle.now();
      expect(lazy.count()).to.equal(0);
    });

  it('a module that is loaded before it is needed is not loaded for a visitor who prefers reduced data', () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({
      ...matchMedia(query),
      matches: query.includes('reduced-data'),
    });
    restore = () => void (window.matchMedia = matchMedia);
    const lazy = countPrefetches();
    prefetchWhenIdle(unclobbered(document), lazy);
    idle.now();
    expect(lazy.count()).to.equal(0);
  });
});
