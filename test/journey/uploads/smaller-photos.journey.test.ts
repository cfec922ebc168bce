import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { withExif } from '../../elements/rs-uploads/shrink/pictures.js';
import { inEachBrowser } from '../harness.js';
import { seen, toNextPage, until } from '../in-page.js';
import { isChunk, loseFiles, saysLost } from '../lost-files.js';
import { whenViewsAreLost } from './without-view.js';

const path = '/elementos/rs-uploads';

/** Draws a photo of a phone, lying on its side, in a page. */
async function drawPhoto(page: Page): Promise<Uint8Array> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
    const context = canvas.getContext('2d');
    for (let at = 0; context && at < 4000; at += 1) {
      context.fillStyle = `hsl(${(at * 47) % 360} 70% ${(at * 13) % 90}%)`;
      context.fillRect((at * 271) % 2400, (at * 613) % 1800, 60, 40);
    }
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return withExif(Buffer.from(url.split(',')[1] ?? '', 'base64'), 6);
}

async function pick(page: Page, file: string): Promise<void> {
  const input = (await page.$('#danos')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}

/** Sends the form. Returns the name, size and digest of the first file at the server. */
async function sent(page: Page): Promise<{ name?: string; size: number; digest?: string }> {
  await toNextPage(page, () => page.click('#reducidas .btn-primary'));
  const [, name, size, digest] = await page.$$eval('#recibido tbody tr:first-child td', (cells) =>
    cells.map(({ textContent }) => textContent),
  );
  return { ...(name && { name }), size: Number(size), ...(digest && { digest }) };
}

inEachBrowser('a visitor who sends a photo of a phone', (journey) => {
  let folder = '';
  let photo: Uint8Array;
  let file = '';
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'photos-'));
    photo = await journey.visit(path, {}, drawPhoto);
    file = join(folder, 'playa.jpg');
    writeFileSync(file, photo);
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('sends it smaller, with the size that the list shows', async () => {
    await journey.visit(path, {}, async (page) => {
      await until(page, () => document.querySelector('rs-uploads[for="danos"] [slot="hint"]'));
      await pick(page, file);
      await seen(page, 'rs-uploads[for="danos"]', '[part="file"]:not(.shrinking) [part="note"]');
      const shown = await page.$eval('#danos', (input) => (input as HTMLInputElement).files?.[0]?.size);
      const { name, size } = await sent(page);
      assert.deepEqual({ name, size }, { name: 'playa.jpg', size: shown });
      assert.ok(size < photo.length / 2, `${size} of ${photo.length} bytes`);
    });
  });

  it('sends it as it is where what makes it smaller does not come', async () => {
    const isView = isChunk('rs-uploads.view');
    await journey.visit('/', { expectsError: saysLost(isView) }, async (page) => {
      await loseFiles(page, isView);
      await page.goto(journey.demo.url + path);
      await until(page, () => document.querySelector('rs-uploads[for="danos"] [slot="hint"]'));
      await pick(page, file);
      await whenViewsAreLost(page, '#reducidas .btn-primary');
      const { digest } = await sent(page);
      assert.equal(digest, createHash('sha256').update(photo).digest('hex').slice(0, 12));
    });
  });
});
