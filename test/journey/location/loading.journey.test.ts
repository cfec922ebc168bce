import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { seen, toNextPage } from '../in-page.js';
import { fileOf, letGo, loseFiles, saysLost } from '../lost-files.js';

const path = '/elementos/rs-location';
const place = 'rs-location[for="lugar"]';
const isTag = (file: string) => /^chunks\/rs-location-/.test(file) || file.startsWith('rs-location.js');

/** Sends the form. Returns the value that the server received, from the next page's address. */
async function sent(page: Page): Promise<string | null> {
  await toNextPage(page, () => page.click('main form .btn-primary'));
  return new URL(page.url()).searchParams.get('lugar');
}

inEachBrowser('a visitor who says where, on a bad line', (journey) => {
  it('types it and sends it where the tag’s script does not come', async () => {
    await journey.visit('/', { expectsError: saysLost(isTag) }, async (page) => {
      await loseFiles(page, isTag);
      await page.goto(journey.demo.url + path);
      await page.type('#lugar', 'Calle Mayor 1');
      assert.equal(await sent(page), 'Calle Mayor 1');
    });
  });

  it('keeps what was typed before the script came, and goes on from there', async () => {
    await journey.visit('/', {}, async (page) => {
      const held: HTTPRequest[] = [];
      let isHeld = true;
      await hearNetwork(page.browser());
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (isHeld && isTag(fileOf(request.url()))) held.push(request);
        else void letGo(request);
      });
      await page.goto(journey.demo.url + path);
      await page.type('#lugar', '40.41678,-3.70379');
      while (held.length === 0) await page.evaluate('new Promise(requestAnimationFrame)');
      isHeld = false;
      for (const request of held) await letGo(request);
      await seen(page, place, '[part="marker"]');
      assert.equal(await sent(page), '40.41678,-3.70379');
    });
  });
});
