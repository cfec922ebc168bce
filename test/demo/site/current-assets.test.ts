import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
    it(`the pages of a demo whose suite follows its sources bring it up to date before ${path}`, async () => {
      const before = updates;
      assert.equal((await get(path)).status, 200);
      assert.equal(updates, before + 1);
    });
  }

  for (const path of ['/suite/chunks/react-1a2b.js', '/assets/site.css']) {
    it(`the pages of a demo whose suite follows its sources serve ${path} as it is`, async () => {
      const before = updates;
      assert.equal((await get(path)).status, 200);
      assert.equal(updates, before);
    });
  }

  it('the pages of a demo whose suite follows its sources name the error in a source, in the console too, and are back once it is corrected', async (test) => {
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

describe('a file of the suite that a browser has kept', () => {
  const demo = withDemo();
  const address = () => `${demo().url}/suite/rs-form.js`;
  const ask = (tag: string) => fetch(address(), { headers: { 'If-None-Match': tag }, cache: 'no-store' });

  it('a file of the suite that a browser has kept is not sent again, until it is written', async () => {
    const tag = (await fetch(address())).headers.get('etag') ?? '';
    assert.match(tag, /^"\w+"$/);
    const same = await ask(tag);
    assert.equal(same.status, 304);
    assert.equal(same.headers.get('etag'), tag);

    await writeFile(join(dirname(demo().dataFile), '..', 'dist', 'rs-form.js'), 'export const text = 1;\n');
    const next = await ask(tag);
    assert.equal(next.status, 200);
    assert.equal(next.headers.get('content-encoding'), 'gzip');
    assert.equal(await next.text(), 'export const text = 1;\n');
    assert.notEqual(next.headers.get('etag'), tag);
  });
});
