import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { hears } from '../said.js';
import { release } from '../lost-files.js';
import {
  fillAll,
  markedFields,
  newImage,
  seenInForm,
  paintedTexts,
  press,
  pressPart,
  thanked,
  typeCode,
  valueOf,
} from './kitchen-page.js';

const path = '/formulario?attrs=submit=fetch';

/** Marks the page: it is the same one as long as it has the mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'isMarked'));

/** Returns the files in the input of the proof. */
const picked = (page: Page) =>
  page.$eval('[name="form[Justificante]"]', (input) => (input as HTMLInputElement).files?.[0]?.name);

inEachBrowser('a visitor who sends without leaving the page', (journey) => {
  let folder = '';
  let proof = '';

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
    proof = join(folder, 'carné.pdf');
    writeFileSync(proof, Buffer.alloc(300_000, 7));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** Fills in everything, with a file. */
  async function fill(page: Page): Promise<void> {
    await fillAll(page);
    const input = (await page.$('[name="form[Justificante]"]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(proof);
    await mark(page);
  }

  const rows = () => journey.demo.rows();

  it('a visitor who sends without leaving the page is thanked in the place of the form, and the message is stored with its file', async () => {
    const count = (await rows()).length;
    await journey.visit(path, {}, async (page) => {
      await fill(page);
      await press(page, '#Enviar');
      await thanked(page);
      assert.equal(await isMarked(page), true);
      await until(page, () => Boolean(document.querySelector('rs-form')?.matches(':state(submitted)')));
      await hears(page, /mensaje/);
      assert.equal(await page.$('form#userForm'), null);
    });
    assert.equal((await rows()).length, count + 1);
    assert.equal((await rows()).at(-1)?.['Justificante'], 'carné.pdf');
  });

  it('a visitor who sends without leaving the page sees the popup of the thanks, where the site has one', async () => {
    await journey.visit(`${path}&thanks=popup`, {}, async (page) => {
      await fill(page);
      await press(page, '#Enviar');
      await seenInForm(page, 'dialog[open]');
      assert.equal(await isMarked(page), true);
    });
  });

  it('a visitor who sends without leaving the page sees that it is on its way, stops it, and has everything still', async () => {
    const count = (await rows()).length;
    await journey.visit('/', {}, async (page) => {
      await hearNetwork(page.browser());
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isPost = request.method() === 'POST' && new URL(request.url()).pathname === '/formulario';
        if (!isPost) void release(request);
      });
      await page.goto(journey.demo.url + path);
      await fill(page);
      await press(page, '#Enviar');
      await seenInForm(page, '[part~="send-progress"]');
      await pressPart(page, 'cancel');
      await until(page, () => !document.querySelector('rs-form')?.matches(':state(busy)'));
      assert.deepEqual(await paintedTexts(page, '[part~="send-progress"]'), []);
      await hears(page, /Has parado el envío/);
      assert.equal(await picked(page), 'carné.pdf');
      assert.equal(await valueOf(page, '#Motivo'), 'Dormir de un tirón');
      assert.equal(await page.$eval('#Enviar', (button) => (button as HTMLButtonElement).disabled), false);
    });
    assert.equal((await rows()).length, count);
  });

  for (const fault of ['500', 'reset', '413'])
    it(`a visitor who sends without leaving the page is told of a post that comes to nothing (${fault}), keeps all, and can try again`, async () => {
      const expectsError = (message: string) => message.includes('Failed to load');
      await journey.visit(`${path}&post-fault=${fault}`, { expectsError }, async (page) => {
        await fill(page);
        await press(page, '#Enviar');
        await seenInForm(page, '[part~="retry"]');
        assert.equal(await isMarked(page), true);
        assert.equal(await picked(page), 'carné.pdf');
      });
    });

  it('a visitor who sends without leaving the page reads the server’s errors at their fields, and keeps the files', async () => {
    await journey.visit(`${path},validation=none`, {}, async (page) => {
      await fill(page);
      await page.$eval('#Motivo', (text) => ((text as HTMLTextAreaElement).value = ''));
      await press(page, '#Enviar');
      await until(page, () => document.querySelector('.formError') !== null);
      assert.deepEqual(await markedFields(page), ['component132']);
      assert.equal(await isMarked(page), true);
      assert.equal(await picked(page), 'carné.pdf');
      await page.type('#Motivo', 'Dormir');
      await newImage(page);
      await typeCode(page);
      await press(page, '#Enviar');
      await thanked(page);
    });
  });

  it('a visitor who sends without leaving the page is sent once more with a fresh token where the first was spent', async () => {
    await journey.visit(`${path}&refuse-token=once`, {}, async (page) => {
      await fill(page);
      await press(page, '#Enviar');
      await until(page, () =>
        Boolean(document.querySelector('rs-form')?.shadowRoot?.querySelector('.notice.failure')?.textContent),
      );
      assert.equal(await picked(page), 'carné.pdf');
      await newImage(page);
      await typeCode(page);
      await press(page, '#Enviar');
      await thanked(page);
    });
  });
});
