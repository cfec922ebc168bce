import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withDemo } from '../with-demo.js';

describe('the pages of a demo whose suite follows its sources', () => {
  let updates = 0;
  let failure: Error | null = null;
  const demo = withDemo({
    async updateAssets() {
      updates += 1;
      await Promise.resolve();
      if (failure) throw failure;
    },
  });
  const get = (path: string) => fetch(demo().url + path);

  for (const path of ['/', '/contacto', '/suite/rs-form.js', '/suite/preload.json']) {
    it(`bring it up to date before ${path}`, async () => {
      const before = updates;
      assert.equal((await get(path)).status, 200);
      assert.equal(updates, before + 1);
    });
  }

  for (const path of ['/suite/chunks/react-1a2b.js', '/assets/site.css']) {
    it(`serve ${path} as it is`, async () => {
      const before = updates;
      assert.equal((await get(path)).status, 200);
      assert.equal(updates, before);
    });
  }

  it('say what is wrong with a source, in the console too, and are back once it is corrected', async (test) => {
    const print = test.mock.method(console, 'error', () => undefined);
    failure = new Error('elements/a-tag/define.ts:1:20: Unexpected ";" <b>');
    for (const path of ['/', '/suite/rs-form.js']) {
      const answer = await get(path);
      assert.equal(answer.status, 500);
      assert.equal(answer.headers.get('content-type'), 'text/plain; charset=UTF-8');
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.match(await answer.text(), /The suite was not built:\s+elements\/a-tag\/define\.ts:1:20.*<b>/);
    }
    assert.equal(print.mock.callCount(), 1);
    failure = null;
    assert.equal((await get('/')).status, 200);
  });
});
