import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { lostParts } from '../../../demo/faults/lost-parts.js';
import { withDemo } from '../with-demo.js';

const assetsDir = mkdtempSync(join(tmpdir(), 'rs-suite-parts-'));
const demo = withDemo({ assetsDir });
const chunkOf = (name: string) => `${name}-Ab_-1Z.js`;
const chunks = [...lostParts.map(({ name }) => name), 'rs-form.drafts', 'runtime'].map(chunkOf);

before(() => {
  mkdirSync(join(assetsDir, 'chunks'));
  for (const file of chunks) writeFileSync(join(assetsDir, 'chunks', file), 'export {};');
});
after(() => rmSync(assetsDir, { recursive: true }));

const asNavigation = { 'sec-fetch-mode': 'navigate' };

/** Opens a page and returns its cookies, as a browser sends them back. */
async function cookiesAfter(path: string, cookie = ''): Promise<string> {
  const { headers } = await fetch(demo().url + path, { headers: { ...asNavigation, cookie } });
  return headers
    .getSetCookie()
    .filter((one) => !/max-age=0/i.test(one))
    .map((one) => one.split(';')[0])
    .join('; ');
}

const statusOf = async (file: string, cookie: string) =>
  (await fetch(`${demo().url}/suite/chunks/${file}`, { headers: { cookie } })).status;

describe('demo/faults: lost parts', () => {
  for (const { name } of lostParts) {
    it(`a page that is to miss a part of the suite misses it alone: ${name}`, async () => {
      const cookie = await cookiesAfter(`/formulario?lose=${name}`);
      for (const file of chunks)
        assert.equal(await statusOf(file, cookie), file === chunkOf(name) ? 404 : 200, file);
    });
  }

  it('a page that is to miss a part of the suite names a chunk with its hash as well', async () => {
    const file = chunkOf('rs-form.drafts');
    assert.equal(await statusOf(file, await cookiesAfter(`/formulario?lose=${file}`)), 404);
  });

  it('a page that is to miss a part of the suite is complete again when it is opened without the word', async () => {
    const cookie = await cookiesAfter('/formulario?lose=react');
    const next = await cookiesAfter('/formulario', cookie);
    assert.doesNotMatch(next, /react/);
  });

  it('a page that is to miss a part of the suite misses it as long as it asks for other things', async () => {
    const cookie = await cookiesAfter('/formulario?lose=react');
    const { headers } = await fetch(`${demo().url}/index.php`, { headers: { cookie } });
    assert.doesNotMatch(headers.getSetCookie().join(), /max-age=0/i);
  });
});
