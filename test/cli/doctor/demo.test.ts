import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { findingsOf } from '../../../cli/doctor/checks.mjs';
import { prepareSuite } from '../../../scripts/build/prepare.mjs';
import { withDemo } from '../../demo/with-demo.js';

const root = join(import.meta.dirname, '..', '..', '..');

describe('the pages of the demo, which a browser runs without a message,', () => {
  before(async () => assert.ok(await prepareSuite('dist')));
  const demo = withDemo({ assetsDir: join(root, 'dist') });

  for (const path of [
    '/',
    '/contacto',
    '/legacy/contacto',
    '/elementos/cookie-consent',
    '/elementos/tab-set',
  ])
    it(`the pages of the demo, which a browser runs without a message, have nothing that doctor finds: ${path}`, async () => {
      assert.deepEqual(await findingsOf(demo().url + path), []);
    });

  describe('with the compact build', () => {
    const compact = withDemo({ assetsDir: join(root, 'dist'), build: 'compact/' });

    for (const path of ['/', '/contacto', '/legacy/contacto'])
      it(`the pages of the demo in the compact build have nothing that doctor finds either: ${path}`, async () => {
        const page = await (await fetch(compact().url + path)).text();
        assert.match(page, /\/suite\/compact/);
        assert.deepEqual(await findingsOf(compact().url + path), []);
      });
  });

  it('the pages of the demo, which a browser runs without a message, show a number that is none, and a video that their policy blocks', async () => {
    const found = async (path: string) =>
      (await findingsOf(demo().url + path)).map(({ check, found: words }) => `${check}: ${words}`);
    assert.deepEqual(await found('/elementos/whatsapp-link?mistake=on'), [
      'tags: <whatsapp-link> attribute phone: "llámame"',
    ]);
    assert.deepEqual(await found('/visor'), [
      "policy: an item of the viewer, which the policy blocks: default-src 'self'",
    ]);
  });
});
