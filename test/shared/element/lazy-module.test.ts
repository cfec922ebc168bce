import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lazyModule } from '../../../shared/element/lazy-module.js';

/** Creates an import that the test resolves or rejects. */
function heldImport() {
  const calls: { readonly come: (module: string) => void; readonly fail: (error: unknown) => void }[] = [];
  const load = () => new Promise<string>((come, fail) => calls.push({ come, fail }));
  return { calls, load };
}

/** Creates a module whose part is its text in capitals. Records all steps. */
function recorded(own: { readonly substitute?: string } = {}) {
  const { calls, load } = heldImport();
  const done: string[] = [];
  const module = lazyModule(load, {
    start(text) {
      done.push(`start ${text}`);
      if (text === 'broken') throw new Error('broken at its start');
      return text === 'unready' ? undefined : text.toUpperCase();
    },
    stop: (part) => done.push(`stop ${part}`),
    lost(error) {
      done.push(`lost ${(error as Error).message}`);
      return own.substitute;
    },
  });
  return { calls, done, module };
}

describe('a module that is loaded on need', () => {
  it('is loaded once for all who need it, at once or later', async () => {
    const { calls, done, module } = recorded();
    const first = module.load();
    const second = module.load();
    assert.equal(module.loaded, undefined);
    calls[0]?.come('swipe');
    assert.deepEqual(await Promise.all([first, second]), ['SWIPE', 'SWIPE']);
    assert.equal(await module.load(), 'SWIPE');
    assert.equal(module.loaded, 'SWIPE');
    assert.equal(calls.length, 1);
    assert.deepEqual(done, ['start swipe']);
  });

  it('is not loaded before', () => {
    assert.equal(recorded().calls.length, 0);
  });

  it('says once that it did not come, however many wait, and is loaded again at the next need', async () => {
    const { calls, done, module } = recorded();
    const waiting = [module.load(), module.load()];
    calls[0]?.fail(new Error('offline'));
    assert.deepEqual(await Promise.all(waiting), [undefined, undefined]);
    assert.deepEqual(done, ['lost offline']);
    const again = module.load();
    calls[1]?.come('swipe');
    assert.equal(await again, 'SWIPE');
  });

  it('keeps what stands in for it, and is not loaded again then', async () => {
    const { calls, module } = recorded({ substitute: 'BUTTONS' });
    const first = module.load();
    calls[0]?.fail(new Error('offline'));
    assert.equal(await first, 'BUTTONS');
    assert.equal(await module.load(), 'BUTTONS');
    assert.equal(module.loaded, 'BUTTONS');
    assert.equal(calls.length, 1);
  });

  it('counts as lost where it throws at its start', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    calls[0]?.come('broken');
    assert.equal(await loading, undefined);
    assert.deepEqual(done, ['start broken', 'lost broken at its start']);
  });

  it('is loaded again, and nothing is said, where it makes no part', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    calls[0]?.come('unready');
    assert.equal(await loading, undefined);
    void module.load();
    assert.equal(calls.length, 2);
    assert.deepEqual(done, ['start unready']);
  });

  it('is silent where nothing is said about a loss', async () => {
    const silent = lazyModule(() => Promise.reject(new Error('offline')), { start: () => 'never' });
    assert.equal(await silent.load(), undefined);
  });
});

describe('a module that is loaded before it is needed', () => {
  it('is there at the first need', async () => {
    const { calls, module } = recorded();
    module.prefetch();
    calls[0]?.come('swipe');
    assert.equal(await module.load(), 'SWIPE');
    assert.equal(calls.length, 1);
  });

  it('is lost in silence, and loaded again at the first need', async () => {
    const { calls, done, module } = recorded();
    module.prefetch();
    calls[0]?.fail(new Error('offline'));
    await new Promise(setImmediate);
    assert.deepEqual(done, []);
    const loading = module.load();
    calls[1]?.fail(new Error('still offline'));
    await loading;
    assert.deepEqual(done, ['lost still offline']);
  });

  it('is not lost in silence for who needs it meanwhile', async () => {
    const { calls, done, module } = recorded();
    module.prefetch();
    const loading = module.load();
    calls[0]?.fail(new Error('offline'));
    await loading;
    assert.deepEqual(done, ['lost offline']);
  });
});

describe('a module that is stopped', () => {
  it('ends its part once, and loads nothing any more', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    calls[0]?.come('swipe');
    await loading;
    module.stop();
    module.stop();
    assert.equal(module.loaded, undefined);
    assert.equal(await module.load(), undefined);
    assert.equal(calls.length, 1);
    assert.deepEqual(done, ['start swipe', 'stop SWIPE']);
  });

  it('does not start when it comes late', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    module.stop();
    calls[0]?.come('swipe');
    assert.equal(await loading, undefined);
    assert.equal(module.loaded, undefined);
    assert.deepEqual(done, []);
  });

  it('is not called lost', async () => {
    const { calls, done, module } = recorded({ substitute: 'BUTTONS' });
    const loading = module.load();
    module.stop();
    calls[0]?.fail(new Error('offline'));
    assert.equal(await loading, undefined);
    assert.deepEqual(done, []);
  });
});
