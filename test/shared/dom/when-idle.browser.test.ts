import { expect } from '@open-wc/testing';
import { whenIdle } from '../../../shared/dom/when-idle.js';
import { withoutFeatures } from '../without-features.js';

const idleNames = ['requestIdleCallback', 'cancelIdleCallback'];

describe('shared/dom: when idle', () => {
  async function runsOnceAndLater(): Promise<void> {
    let runs = 0;
    await new Promise<void>((resolve) => {
      whenIdle(() => {
        runs += 1;
        resolve();
      });
      expect(runs).to.equal(0);
    });
    expect(runs).to.equal(1);
  }

  async function canBeCalledOff(): Promise<void> {
    let isRun = false;
    whenIdle(() => (isRun = true))();
    // The callback of a later call runs later.
    await new Promise<void>((resolve) => void whenIdle(resolve));
    expect(isRun).to.equal(false);
  }

  it('a task for an idle browser runs after pending work of the browser', runsOnceAndLater);
  it('a task for an idle browser does not run when it was called off', canBeCalledOff);

  it('a task for an idle browser runs, and can be called off, where the browser has no idle callbacks', () =>
    withoutFeatures(window, idleNames, async () => {
      expect('requestIdleCallback' in window).to.equal(false);
      await runsOnceAndLater();
      await canBeCalledOff();
    }));
});
