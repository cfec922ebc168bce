import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser, type Journey } from '../harness.js';
import { until } from '../in-page.js';
import { fileOf, isChunk, type IsLost, release, loseFiles, saysLost } from '../lost-files.js';
import { bare, isSeen, themeTags } from './theme-page.js';

/** Page with the loader alone. */
const contact = '/contacto?bundles=off';
const tagsOfContact = ['rs-form', 'cookie-consent', 'page-analytics', ...themeTags] as const;

/** Returns the chunks of a page's tags, from the published list. */
async function chunksOf(journey: Journey, tags: readonly string[]): Promise<readonly string[]> {
  const response = await fetch(`${journey.demo.url}/suite/preload.json`);
  const lists = (await response.json()) as Readonly<Record<string, readonly string[]>>;
  return [...new Set(tags.flatMap((tag) => lists[tag] ?? []))];
}

/** Holds back the chunks that a page requests, until they are released. */
async function holdChunks(page: Page) {
  const held = new Map<string, HTTPRequest>();
  let report: () => void = () => undefined;
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const file = fileOf(request.url());
    if (!file.startsWith('chunks/')) return void release(request);
    held.set(file, request);
    report();
  });
  return {
    /** Settles when all of them are requested, while none has loaded. */
    asked: (files: readonly string[]) =>
      new Promise<void>((resolve) => {
        report = () => files.every((file) => held.has(file)) && resolve();
        report();
      }),
    letThrough: async (files: readonly string[]) => {
      await Promise.all(files.map((file) => held.get(file)?.continue()));
    },
  };
}

/** Fails the requests of some files; reports the page's requests and console messages. */
async function watchLoss(page: Page, isLost: IsLost) {
  const asked: string[] = [];
  const named: string[] = [];
  let report: () => void = () => undefined;
  page.on('console', (message) => {
    if (message.text().includes('Error in file: ')) named.push(message.text());
    report();
  });
  await loseFiles(page, isLost, (request) => asked.push(fileOf(request.url())));
  const namesOf = (tag: string) => named.filter((text) => text.includes(`Error in file: <${tag}>`));
  return {
    asked,
    namesOf,
    /** Settles when a console message names the tag. */
    hasNamed: (tag: string) =>
      new Promise<void>((resolve) => {
        report = () => namesOf(tag).length > 0 && resolve();
        report();
      }),
  };
}

/** Time limit in milliseconds: a page that requests nothing fails the story. */
const within = { timeout: 30_000 };

inEachBrowser('a visitor of a page with the loader', (journey) => {
  it(
    'a visitor of a page with the loader waits for two scripts in a row at most: the loader, then all tags and what they share',
    within,
    async () => {
      const files = await chunksOf(journey, tagsOfContact);
      await journey.visit(bare, {}, async (page) => {
        const chunks = await holdChunks(page);
        await page.goto(`${journey.demo.url}${contact}`, { waitUntil: 'domcontentloaded' });
        await chunks.asked(files);
        await chunks.letThrough(files);
        await until(page, () => !document.querySelector(':not(:defined)'));
      });
    },
  );

  it(
    'a visitor of a page with the loader waits for two scripts in a row where the page names the file of its tag: it, then all that it imports',
    within,
    async () => {
      const files = await chunksOf(journey, ['rs-form']);
      await journey.visit(bare, {}, async (page) => {
        const chunks = await holdChunks(page);
        const opened = page.goto(`${journey.demo.url}/contacto?theme=off`);
        await chunks.asked(files);
        await chunks.letThrough(files);
        await opened;
        await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
      });
    },
  );

  for (const [title, chunk] of [
    ['the script of the form', 'rs-form'],
    ['what all tags share', 'runtime'],
  ] as const) {
    const isLost = isChunk(chunk);
    it(
      `a visitor of a page with the loader has the form at the first touch although ${title} was lost, and the console names it once`,
      within,
      async () => {
        await journey.visit(bare, { expectsError: saysLost(isLost) }, async (page) => {
          const lost = await watchLoss(page, isLost);
          await page.goto(`${journey.demo.url}${contact}`);
          await lost.hasNamed('rs-form');
          assert.ok(await isSeen(page, 'rs-form [id="forma contacto1"]'));
          await page.click('[id="forma contacto1"]');
          await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
          assert.ok(lost.asked.includes('suite.single.js'), lost.asked.join());
          assert.equal(lost.namesOf('rs-form').length, 1);
        });
      },
    );
  }

  it(
    'a visitor of a page with the loader has a tag that a script clones out of a template, on a page that had none',
    within,
    async () => {
      await journey.visit('/', {}, async (page) => {
        await until(page, () => customElements.get('nav-menu'));
        await page.evaluate(() => {
          const template = document.createElement('template');
          template.content.append(document.createElement('rs-form'));
          document.body.append(template.content.cloneNode(true));
        });
        await until(page, () => document.querySelector('rs-form:defined'));
      });
    },
  );
});
