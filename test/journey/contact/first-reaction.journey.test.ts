import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { idle, until, untilAnyPage } from '../in-page.js';
import { hears } from '../said.js';
import { choose, contactPages, fillForEmail, send, thanked } from './contact-page.js';
import { release } from '../lost-files.js';

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

/** Returns true for a script that a visitor may wait for: diagnostics are fetched when the browser is idle. */
const isAwaited = (url: string) => isScript(url) && !/\/(?:[\w-]+[.-])?diagnostics-/.test(url);

const isReady = () => document.querySelector('rs-form:defined:not([data-pending])') !== null;

/** Settles when the browser is idle and has received what it has requested meanwhile. */
async function atRest(page: Page): Promise<void> {
  await idle(page);
  await page.waitForNetworkIdle({ idleTime: 100 });
}

/** Returns the scripts that a page has fetched so far. */
async function fetchedScripts(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.filter(isScript);
}

/**
 * Simulates a slow connection: the scripts that a page has requested arrive together, and those that they request are
 * the next wave. Returns the waves until the form is ready.
 */
async function wavesUntilReady(page: Page, url: string): Promise<readonly (readonly string[])[]> {
  const waiting: HTTPRequest[] = [];
  const waves: string[][] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isAwaited(request.url())) waiting.push(request);
    else void release(request);
  });
  const loaded = page.goto(url);
  const isParsed = () => location.pathname.startsWith('/contacto') && document.readyState !== 'loading';
  await untilAnyPage(page, isParsed, 'the page never came');
  while (!(await page.evaluate(isReady))) {
    await idle(page);
    const wave = waiting.splice(0);
    if (wave.length === 0) continue;
    for (const request of wave) await request.continue();
    for (const request of wave)
      await until(page, (name) => performance.getEntriesByName(name).length > 0, request.url());
    waves.push(wave.map((request) => request.url()));
  }
  page.removeAllListeners('request');
  page.on('request', (request) => void release(request));
  await Promise.all(waiting.map((request) => release(request)));
  await loaded;
  return waves;
}

async function assertWithin(scripts: readonly string[], budgetBytes: number): Promise<void> {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  assert.ok(scripts.length > 0);
  assert.ok(bytes <= budgetBytes, `${bytes} bytes: ${scripts.join(', ')}`);
  assert.ok(!texts.some((text) => text.includes('react.element')), 'React is not among it');
}

async function assertReacts(page: Page): Promise<void> {
  await page.click('[id="forma contacto1"]');
  assert.equal(await page.$eval('#Email', (input) => input.checkVisibility()), true);
}

/** Time limit in milliseconds: a page that requests nothing fails the story. */
const within = { timeout: 30_000 };

inEachBrowser('a visitor’s first choice', (journey) => {
  before(() => hearNetwork(journey.browser));

  it('a visitor’s first choice waits for two waves of at most six scripts, 78 kB compressed, without React, where a page names one script', async () => {
    await journey.visit('/?theme=off', {}, async (page) => {
      const waves = await wavesUntilReady(page, `${journey.demo.url}/contacto?theme=off`);
      assert.ok(waves.length <= 2, JSON.stringify(waves));
      assert.ok(waves.flat().length <= 6, JSON.stringify(waves));
      await assertWithin(waves.flat(), 78_000);
      await assertReacts(page);
    });
  });

  it(
    'a visitor’s first choice waits for one wave on a page that preloads its files, with the whole theme',
    within,
    async () => {
      await journey.visit('/?theme=off', {}, async (page) => {
        const waves = await wavesUntilReady(page, `${journey.demo.url}/contacto`);
        assert.equal(waves.length, 1, JSON.stringify(waves));
        await assertReacts(page);
      });
    },
  );

  it('a visitor’s first choice needs the script in the place of the original’s too, on a page of the original, and no React', async () => {
    await journey.visit('/legacy/contacto?theme=off', {}, async (page) => {
      await until(page, isReady);
      await atRest(page);
      const own = (await fetchedScripts(page)).filter((url) => url.startsWith(`${journey.demo.url}/suite/`));
      await assertWithin(own, 96_000);
      await assertReacts(page);
    });
  });
});

inEachBrowser('a visitor whose React chunk does not come', (journey) => {
  before(() => hearNetwork(journey.browser));

  for (const path of journey.twins(contactPages))
    it(`a visitor whose React chunk does not come sees fields react, errors marked and announced, and the message sent, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(`${path}?theme=off`, {}, async (page) => {
        await page.setRequestInterception(true);
        let blocked = 0;
        page.on('request', (request) => {
          if (!/\/chunks\/react-/.test(request.url())) return void release(request);
          blocked += 1;
          void request.abort();
        });
        await page.reload();
        await choose(page, 'E-mail');
        assert.equal(await page.$eval('#Email', (input) => input.checkVisibility()), true);
        await choose(page, 'E-mail');
        await fillForEmail(page, 'ana@');
        await page.click('#Enviar');
        await until(page, () => document.getElementById('Email')?.classList.contains('is-invalid'));
        await hears(page, /Hay 1 error/);
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'Email');
        await page.keyboard.press('End');
        await page.keyboard.type('ejemplo.es');
        await send(page);
        await thanked(page);
        assert.ok(blocked > 0, 'React was asked for and did not come');
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });
});
