import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lazyModule } from '../../../shared/element/lazy-module.js';

/** Creates an import that the test resolves or rejects. */
function heldImport() {
  const calls: { readonly resolve: (module: string) => void; readonly reject: (error: unknown) => void }[] =
    [];
  const load = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }));
  return { calls, load };
}

/** Creates a module whose object is its text in capitals. Records all steps. */
function recorded(options: { readonly substitute?: string } = {}) {
  const { calls, load } = heldImport();
  const done: string[] = [];
  const module = lazyModule(load, {
    start(text) {
      done.push(`start ${text}`);
      if (text === 'broken') throw new Error('broken at its start');
      return text === 'unready' ? undefined : text.toUpperCase();
    },
    stop: (loaded) => done.push(`stop ${loaded}`),
    lost(error) {
      done.push(`lost ${(error as Error).message}`);
      return options.substitute;
    },
  });
  return { calls, done, module };
}

describe('a module that is loaded on need', () => {
  it('a lazy module is loaded once for all callers, at once or later', async () => {
    const { calls, done, module } = recorded();
    const first = module.load();
    const second = module.load();
    assert.equal(module.loaded, undefined);
    calls[0]?.resolve('swipe');
    assert.deepEqual(await Promise.all([first, second]), ['SWIPE', 'SWIPE']);
    assert.equal(await module.load(), 'SWIPE');
    assert.equal(module.loaded, 'SWIPE');
    assert.equal(calls.length, 1);
    assert.deepEqual(done, ['start swipe']);
  });

  it('a lazy module is not loaded before it is asked for', () => {
    assert.equal(recorded().calls.length, 0);
  });

  it('a lazy module reports a failed load once, however many callers wait, and is loaded again at the next call', async () => {
    const { calls, done, module } = recorded();
    const waiting = [module.load(), module.load()];
    calls[0]?.reject(new Error('offline'));
    assert.deepEqual(await Promise.all(waiting), [undefined, undefined]);
    assert.deepEqual(done, ['lost offline']);
    const again = module.load();
    calls[1]?.resolve('swipe');
    assert.equal(await again, 'SWIPE');
  });

  it('a lazy module keeps its fallback, and is not loaded again then', async () => {
    const { calls, module } = recorded({ substitute: 'BUTTONS' });
    const first = module.load();
    calls[0]?.reject(new Error('offline'));
    assert.equal(await first, 'BUTTONS');
    assert.equal(await module.load(), 'BUTTONS');
    assert.equal(module.loaded, 'BUTTONS');
    assert.equal(calls.length, 1);
  });

  it('a lazy module counts as lost where its start throws', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    calls[0]?.resolve('broken');
    assert.equal(await loading, undefined);
    assert.deepEqual(done, ['start broken', 'lost broken at its start']);
  });

  it('a lazy module is loaded again, without a report, where its start returns nothing', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    calls[0]?.resolve('unready');
    assert.equal(await loading, undefined);
    void module.load();
    assert.equal(calls.length, 2);
    assert.deepEqual(done, ['start unready']);
  });

  it('a lazy module without a handler for a loss is silent', async () => {
    const silent = lazyModule(() => Promise.reject(new Error('offline')), { start: () => 'never' });
    assert.equal(await silent.load(), undefined);
  });
});

describe('a module that is loaded before it is needed', () => {
  it('a prefetched module is ready at the first call', async () => {
    const { calls, module } = recorded();
    module.prefetch();
    calls[0]?.resolve('swipe');
    assert.equal(await module.load(), 'SWIPE');
    assert.equal(calls.length, 1);
  });

  it('a prefetched module that is lost reports nothing, and is loaded again at the first call', async () => {
    const { calls, done, module } = recorded();
    module.prefetch();
    calls[0]?.reject(new Error('offline'));
    await new Promise(setImmediate);
    assert.deepEqual(done, []);
    const loading = module.load();
    calls[1]?.reject(new Error('still offline'));
    await loading;
    assert.deepEqual(done, ['lost still offline']);
  });

  it('a prefetched module that is lost is reported to a caller who waits meanwhile', async () => {
    const { calls, done, module } = recorded();
    module.prefetch();
    const loading = module.load();
    calls[0]?.reject(new Error('offline'));
    await loading;
    assert.deepEqual(done, ['lost offline']);
  });
});

describe('a module that is stopped', () => {
  it('a stopped module stops its object once, and loads nothing any more', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    calls[0]?.resolve('swipe');
    await loading;
    module.stop();
    module.stop();
    assert.equal(module.loaded, undefined);
    assert.equal(await module.load(), undefined);
    assert.equal(calls.length, 1);
    assert.deepEqual(done, ['start swipe', 'stop SWIPE']);
  });

  it('a stopped module does not start when it loads late', async () => {
    const { calls, done, module } = recorded();
    const loading = module.load();
    module.stop();
    calls[0]?.resolve('swipe');
    assert.equal(await loading, undefined);
    assert.equal(module.loaded, undefined);
    assert.deepEqual(done, []);
  });

  it('a stopped module reports no loss', async () => {
    const { calls, done, module } = recorded({ substitute: 'BUTTONS' });
    const loading = module.load();
    module.stop();
    calls[0]?.reject(new Error('offline'));
    assert.equal(await loading, undefined);
    assert.deepEqual(done, []);
  });
});
