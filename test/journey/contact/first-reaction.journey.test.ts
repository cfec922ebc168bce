import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { hears } from '../said.js';
import { choose, contactPages, fillForEmail, send, thanked } from './contact-page.js';
import { letGo } from '../lost-files.js';

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

const isReady = () => document.querySelector('rs-form:defined:not([data-pending])') !== null;

/** Settles when the browser is idle and has received what it has requested meanwhile. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))');
  await page.waitForNetworkIdle({ idleTime: 100 });
}

/** Returns the scripts that a page has fetched so far. */
async function fetchedScripts(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.filter(isScript);
}

/**
 * Simulates a slow connection: scripts arrive one by one, in the order of their requests, and the browser is idle
 * before the next one arrives. No script is held back. Returns the scripts that have arrived when the form is ready.
 */
async function comeOneByOne(page: Page, url: string): Promise<readonly string[]> {
  const waiting: HTTPRequest[] = [];
  const come: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isScript(request.url())) waiting.push(request);
    else void letGo(request);
  });
  const loaded = page.goto(url);
  while (!(await page.evaluate(isReady).catch(() => false))) {
    const next = waiting.shift();
    if (!next) continue;
    await next.continue();
    await until(page, (name) => performance.getEntriesByName(name).length > 0, next.url());
    come.push(next.url());
    await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))');
  }
  page.removeAllListeners('request');
  page.on('request', (request) => void letGo(request));
  await Promise.all(waiting.map((request) => letGo(request)));
  await loaded;
  return come;
}

async function assertWithin(scripts: readonly string[], budgetBytes: number): Promise<void> {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
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

  it('is answered with at most 15.75 kB of script, without React, and no more comes before it', async () => {
    await journey.visit('/contacto?theme=off', {}, async (page) => {
      await until(page, isReady);
      await atRest(page);
      await assertWithin(await fetchedScripts(page), 15_750);
      await assertReacts(page);
    });
  });

  it('needs what stands in the place of the original’s scripts too, on a page of the original, and no React', async () => {
    await journey.visit('/legacy/contacto?theme=off', {}, async (page) => {
      await until(page, isReady);
      await atRest(page);
      const own = (await fetchedScripts(page)).filter((url) => url.startsWith(`${journey.demo.url}/suite/`));
      await assertWithin(own, 15_750 + 8_000 + 15_600);
      await assertReacts(page);
    });
  });

  it('waits for at most 28 kB of script on a page with the whole theme, without React', within, async () => {
    await journey.visit('/?theme=off', {}, async (page) => {
      await assertWithin(await comeOneByOne(page, `${journey.demo.url}/contacto`), 28_000);
      await assertReacts(page);
    });
  });

  it('is what the parts of a form wait for, on a page with the whole theme too', async () => {
    await journey.visit('/contacto', {}, async (page) => {
      await until(page, isReady);
      await atRest(page);
      const isOfForm = (url: string) => /\/rs-/.test(url);
      const first = (await fetchedScripts(page)).filter(isOfForm);
      assert.equal(first.length, 1, first.join());
      await assertReacts(page);
      await atRest(page);
      assert.ok((await fetchedScripts(page)).filter(isOfForm).length > 1);
    });
  });
});

inEachBrowser('a visitor whose React chunk does not come', (journey) => {
  before(() => hearNetwork(journey.browser));

  for (const path of journey.twins(contactPages))
    it(`sees fields react, errors marked and announced, and the message sent, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(`${path}?theme=off`, {}, async (page) => {
        await page.setRequestInterception(true);
        let blocked = 0;
        page.on('request', (request) => {
          if (!/\/chunks\/react-/.test(request.url())) return void letGo(request);
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
