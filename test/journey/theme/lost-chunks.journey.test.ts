import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { bare, isSeen, pageOf } from './theme-page.js';

/** The files of a part do not come; settles when the console has named it. */
async function losePart(page: Page, part: string): Promise<{ readonly named: Promise<void> }> {
  const named = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      const text = message.text();
      if (text.includes('Error in file: ') && text.includes(part)) resolve();
    });
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isLost = new URL(request.url()).pathname.includes(`/chunks/${part}`);
    void (isLost ? request.abort() : request.continue());
  });
  return { named };
}

/** What must be seen although the part is lost: all that the server wrote. */
const losses = [
  {
    tag: 'offcanvas-panel',
    part: 'offcanvas-panel',
    seen: ['#panel-inicio a', '#panel-fin p', '#panel-ancho p'],
  },
  {
    tag: 'nav-menu',
    part: 'nav-menu',
    seen: ['[href="#adultos"]', '[href="#presencial"]', '[href="#equipo"]'],
  },
  {
    tag: 'tab-set',
    part: 'tab-set',
    seen: ['main tab-set h3', '#tarde', '#llegar + p', '#parejas'],
  },
  {
    tag: 'back-to-top',
    part: 'back-to-top',
    seen: ['main back-to-top a'],
  },
  {
    tag: 'whatsapp-link',
    part: 'whatsapp-link',
    seen: ['main whatsapp-link[floating] a'],
  },
] as const;

/** A console that says nothing fails the story. */
const within = { timeout: 20_000 };

inEachBrowser('a visitor whose network loses a part', (journey) => {
  for (const { tag, part, seen } of losses) {
    it(`reaches all that the server wrote without ${part}, and the console names it`, within, async () => {
      await journey.visit(bare, {}, async (page) => {
        const { named } = await losePart(page, part);
        await page.goto(journey.demo.url + pageOf(tag));
        await named;
        for (const selector of seen) assert.ok(await isSeen(page, selector), selector);
      });
    });
  }
});
