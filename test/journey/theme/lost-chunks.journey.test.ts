import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { endAnimations, isChunk, loseFiles, saysLost } from '../lost-files.js';
import { bare, isSeen, pageOf } from './theme-page.js';

/** Elements that must be visible although the tag's script is lost: all of the server's. */
const losses = [
  {
    tag: 'offcanvas-panel',
    seen: ['#panel-inicio a', '#panel-fin p', '#panel-ancho p'],
    seenInTheme: [],
  },
  {
    tag: 'nav-menu',
    seen: ['[href="#adultos"]', '[href="#presencial"]', '[href="#equipo"]'],
    seenInTheme: ['.site-menu ul a'],
  },
  {
    tag: 'tab-set',
    seen: ['main tab-set h3', '#tarde', '#llegar + p', '#parejas'],
    seenInTheme: ['#pie-urgencias', '#pie-urgencias + p'],
  },
  {
    tag: 'back-to-top',
    seen: ['back-to-top a'],
    seenInTheme: [],
  },
  {
    tag: 'whatsapp-link',
    seen: ['whatsapp-link[floating] a'],
    seenInTheme: [],
  },
] as const;

/** Settles when the console names the tag that was lost. */
function namedInConsole(page: Page, lost: RegExp): Promise<void> {
  return new Promise((resolve) => {
    page.on('console', (message) => {
      if (lost.test(message.text())) resolve();
    });
  });
}

/** Settles when every other tag is defined, except those that have no script yet. */
function othersAreThere(page: Page, lost: string): Promise<void> {
  return until(
    page,
    (tag) =>
      [...document.querySelectorAll(':not(:defined)')].every(({ localName }) =>
        [tag, 'cookie-consent'].includes(localName),
      ),
    lost,
  );
}

/**
 * Asserts that all of them are visible without that tag's script, three seconds later. A tag that is defined restarts
 * the animations inside it (Chromium), so the time starts with the last one.
 */
async function areSeen(page: Page, lost: string, selectors: readonly string[]): Promise<void> {
  await othersAreThere(page, lost);
  await endAnimations(page);
  for (const selector of selectors) assert.ok(await isSeen(page, selector), selector);
}

/** Time limit in milliseconds: a missing console message fails the story. */
const within = { timeout: 20_000 };

inEachBrowser('a visitor whose network loses a part', (journey) => {
  for (const { tag, seen, seenInTheme } of losses) {
    const isLost = isChunk(tag);
    it(
      `a visitor whose network loses a part reaches all that the server wrote without ${tag}, and the console names it`,
      within,
      async () => {
        await journey.visit(bare, { expectsError: saysLost(isLost) }, async (page) => {
          const named = namedInConsole(page, new RegExp(`Error in file: <${tag}>`));
          await loseFiles(page, isLost);
          await page.goto(`${journey.demo.url}/elementos/${tag}?bundles=off`);
          await named;
          await areSeen(page, tag, [...seen, ...seenInTheme]);
        });
      },
    );
  }

  for (const [bundle, path] of [
    ['site', '/'],
    ['forms', '/contacto'],
  ] as const) {
    const isLost = isChunk(bundle);
    it(
      `a visitor whose network loses a part has every tag although the bundle ${bundle} was lost, each from its own file`,
      within,
      async () => {
        await journey.visit(bare, { expectsError: saysLost(isLost) }, async (page) => {
          await loseFiles(page, isLost);
          await page.goto(journey.demo.url + path);
          await until(page, () => !document.querySelector(':not(:defined)'));
        });
      },
    );
  }

  for (const { tag, seen } of losses) {
    const isLost = (file: string) => file === `${tag}.js`;
    it(
      `a visitor whose network loses a part reaches all that the server wrote without the one file of ${tag}`,
      within,
      async () => {
        await journey.visit(bare, { expectsError: saysLost(isLost) }, async (page) => {
          await loseFiles(page, isLost);
          await page.goto(journey.demo.url + pageOf(tag));
          await areSeen(page, tag, seen);
        });
      },
    );
  }
});
