import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { clickInside, seen, toNextPage, until } from '../in-page.js';
import { holdFiles, isChunk, isStartOf, loseFiles, saysLost } from '../lost-files.js';
import { whenViewsAreLost } from './without-view.js';

const path = '/elementos/rs-uploads';
const photos = 'rs-uploads[for="fotos"]';
const papers = 'rs-uploads[for="papeles"]';

/** Settles when the element shows the allowed types, after it has started. */
const started = (page: Page) =>
  until(page, () =>
    [...document.querySelectorAll('rs-uploads')].every((one) => one.querySelector('[slot="hint"]') !== null),
  );

async function pick(page: Page, selector: string, ...files: readonly string[]): Promise<void> {
  const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...files);
}

/** Settles when the list of an element shows so many files. */
const lists = (page: Page, host: string, count: number) =>
  until(
    page,
    (selector, wanted) =>
      document.querySelector(selector)?.shadowRoot?.querySelectorAll('[part~="file"]').length ===
      Number(wanted),
    host,
    String(count),
  );

/** Sends the form. Returns what the server received: name, file name, bytes, digest. */
async function sent(page: Page): Promise<readonly (readonly string[])[]> {
  await toNextPage(page, () => page.click('#subidas .btn-primary'));
  return page.$$eval('#recibido tbody tr', (rows) =>
    rows.map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
}

inEachBrowser('a visitor who sends files', (journey) => {
  let folder = '';
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('a visitor who sends files posts the very bytes that the browser’s own form would post, also of files that were picked in two goes', async () => {
    const files = ['a "b" & <c>.jpg', '日本 😀.png', 'x.php.jpg'].map((name) => write(name, `de ${name}`));
    const report = write('informe.pdf', Buffer.alloc(70_000, 7));
    const [first = '', ...others] = files;

    const plain = await journey.visit('/', { expectsError: saysLost(() => true) }, async (page) => {
      await loseFiles(page, () => true);
      await page.goto(journey.demo.url + path);
      await pick(page, '#fotos', ...files);
      await pick(page, '#informe', report);
      return sent(page);
    });
    const ours = await journey.visit(path, {}, async (page) => {
      await started(page);
      await pick(page, '#fotos', first);
      await lists(page, photos, 1);
      await pick(page, '#fotos', ...others);
      await pick(page, '#informe', report);
      await lists(page, photos, 3);
      return sent(page);
    });
    assert.equal(plain.length, 5);
    assert.deepEqual(ours, plain);
  });

  it('a visitor who sends files picks again for more, takes one back by keyboard, and sends the rest', async () => {
    const [first = '', second = '', third = ''] = ['1.jpg', '2.jpg', '3.jpg'].map((name) =>
      write(name, name),
    );
    await journey.visit(path, {}, async (page) => {
      await started(page);
      await pick(page, '#fotos', first);
      await lists(page, photos, 1);
      await pick(page, '#fotos', second, third);
      await lists(page, photos, 3);
      await page.focus('#fotos');
      // A picture that cannot be shown has no button but the one that removes it.
      await seen(page, photos, '[part~="file"]:last-child [part~="blocked"]');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await lists(page, photos, 2);
      const names = (await sent(page)).map(([, name]) => name).filter(Boolean);
      assert.deepEqual(names, ['1.jpg', '3.jpg']);
    });
  });

  it('a visitor who sends files sends 25 MB in five inputs, and the page goes on meanwhile', async () => {
    const bytes = 5 * 1024 * 1024;
    const big = ['f.jpg', 'i.pdf', 'p.bin', 'q.bin', 'r.bin'].map((name, index) =>
      write(name, Buffer.alloc(bytes, index)),
    );
    await journey.visit(path, {}, async (page) => {
      await started(page);
      await page.$eval(papers, (field) => field.scrollIntoView({ block: 'center' }));
      await clickInside(page, papers, '[part="add"]');
      await clickInside(page, papers, '[part="add"]');
      const inputs = ['#fotos', '#informe', '#papeles', '#papeles-1', '#papeles-2'];
      for (const [index, input] of inputs.entries()) await pick(page, input, big[index] ?? '');
      await lists(page, papers, 3);
      const received = await sent(page);
      assert.deepEqual(
        received.map(([name, file, size]) => [name, file, Number(size)]),
        [
          ['fotos[]', 'f.jpg', bytes],
          ['informe', 'i.pdf', bytes],
          ['papeles[]', 'p.bin', bytes],
          ['papeles[]', 'q.bin', bytes],
          ['papeles[]', 'r.bin', bytes],
        ],
      );
    });
  });

  it('a visitor who sends files is told before anything is sent of a file that is not allowed, and keeps the picked files', async () => {
    const files = [write('si.jpg', 'x'), write('no.exe', 'x')];
    const more = ['s1', 's2', 's3'].map((name) => write(`${name}.jpg`, name));
    await journey.visit(path, {}, async (page) => {
      await started(page);
      await pick(page, '#fotos', ...files);
      await lists(page, photos, 2);
      await page.click('#subidas .btn-primary');
      assert.match(
        await page.$eval('#fotos', (input) => (input as HTMLInputElement).validationMessage),
        /^No se admite este tipo de archivo/,
      );
      assert.equal(await page.$('#recibido'), null);
      await clickInside(page, photos, '[part~="refused"] [part="remove"]');
      await lists(page, photos, 1);

      // Four files are allowed.
      await pick(page, '#fotos', ...more, write('s4.jpg', 's4'));
      await seen(page, photos, '[part="message"]:not([hidden])');
      await clickInside(page, photos, '[part~="file"]:last-child [part="remove"]');
      await lists(page, photos, 4);
      assert.equal((await sent(page)).filter(([, name]) => name === 'si.jpg').length, 1);
    });
  });

  it('a visitor who sends files sees the list of the picked files before the script had loaded', async () => {
    const file = write('pronto.jpg', 'x');
    await journey.visit('/', {}, async (page) => {
      const late = await holdFiles(page, isStartOf('rs-uploads'));
      const opened = page.goto(journey.demo.url + path);
      await late.asked();
      await until(page, () => document.querySelector('#fotos'));
      await pick(page, '#fotos', file);
      await late.release();
      await opened;
      await lists(page, photos, 1);
      assert.ok((await sent(page)).some(([, name]) => name === 'pronto.jpg'));
    });
  });

  it('a visitor who sends files sends files where what paints the list does not come', async () => {
    const file = write('sola.jpg', 'x');
    const isView = isChunk('rs-uploads.view');
    await journey.visit('/', { expectsError: saysLost(isView) }, async (page) => {
      await loseFiles(page, isView);
      await page.goto(journey.demo.url + path);
      await started(page);
      await pick(page, '#fotos', file);
      await whenViewsAreLost(page, '#subidas .btn-primary');
      assert.ok((await sent(page)).some(([, name]) => name === 'sola.jpg'));
    });
  });
});
