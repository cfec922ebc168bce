import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { choose, fillForEmail, said, send, thanked } from './contact-page.js';

interface Reaction {
  readonly isShown: boolean;
  readonly bytes: number;
  /** What the page had fetched when it reacted. */
  readonly scripts: readonly string[];
  readonly hasReact: boolean;
}

/** Chooses e-mail as soon as the form is there, and weighs what that took. */
async function firstReaction(page: Page): Promise<Reaction> {
  await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
  const { isShown, scripts } = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[id="forma contacto1"]')?.click();
    const entries = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      isShown: document.getElementById('Email')?.checkVisibility() ?? false,
      scripts: entries.filter((name) => new URL(name).pathname.endsWith('.js')),
    };
  });
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return {
    isShown,
    scripts,
    bytes: texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0),
    hasReact: texts.some((text) => text.includes('react.element')),
  };
}

/** A slow network: of the chunks, only those have come that the page names for the first round. */
async function holdBackTheRest(page: Page, url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const named = [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, path]) => path);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.includes('/chunks/') || named.includes(pathname)) void request.continue();
  });
}

function assertWithin({ isShown, scripts, bytes, hasReact }: Reaction, budgetBytes: number): void {
  assert.ok(isShown, 'the first condition has reacted');
  assert.ok(scripts.length > 0);
  assert.ok(bytes <= budgetBytes, `${bytes} bytes: ${scripts.join(', ')}`);
  assert.ok(!hasReact, 'React is not among it');
}

inEachBrowser('a visitor’s first choice', (journey) => {
  it('is answered with at most 13 kB of script, without React', async () => {
    await journey.visit('/contacto?theme=off', {}, async (page) => {
      assertWithin(await firstReaction(page), 13_000);
    });
  });

  it('waits for at most 25 kB of script on a page with the whole theme, without React', async () => {
    await journey.visit('/contacto?element=off', {}, async (page) => {
      const url = `${journey.demo.url}/contacto`;
      await holdBackTheRest(page, url);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      assertWithin(await firstReaction(page), 25_000);
    });
  });
});

inEachBrowser('a visitor whose React chunk does not come', (journey) => {
  it('sees fields react, errors marked and announced, and the message sent', async () => {
    await journey.visit('/contacto?theme=off', {}, async (page) => {
      await page.setRequestInterception(true);
      let blocked = 0;
      page.on('request', (request) => {
        if (!/\/chunks\/react-/.test(request.url())) return void request.continue();
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
      assert.match(await said(page), /Hay 1 error/);
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'Email');
      await page.keyboard.press('End');
      await page.keyboard.type('ejemplo.es');
      await send(page);
      await thanked(page);
      assert.ok(blocked > 0, 'React was asked for and did not come');
    });
    assert.equal((await journey.demo.rows()).length, 1);
  });
});
