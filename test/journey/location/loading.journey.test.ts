import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { idle, seen, still, toNextPage, until } from '../in-page.js';
import { holdFiles, isStartOf, loseFiles, saysLost } from '../lost-files.js';

const path = '/elementos/rs-location';
/** Path with a file for each tag, of which one can be lost. */
const pathOfTags = `${path}?bundles=off`;
const place = 'rs-location[for="lugar"]';
const isTag = isStartOf('rs-location');

/** Sends the form, once the other tags of the page have started and nothing moves. Returns the value that the server received, from the next page's address. */
async function sent(page: Page): Promise<string | null> {
  await idle(page);
  await still(page);
  await toNextPage(page, () => page.click('main form .btn-primary'));
  return new URL(page.url()).searchParams.get('lugar');
}

inEachBrowser('a visitor who says where, on a bad line', (journey) => {
  it('a visitor who says where, on a bad line, types it and sends it where the tag’s script does not come', async () => {
    await journey.visit('/', { expectsError: saysLost(isTag) }, async (page) => {
      await loseFiles(page, isTag);
      await page.goto(journey.demo.url + pathOfTags);
      await page.type('#lugar', 'Calle Mayor 1');
      assert.equal(await sent(page), 'Calle Mayor 1');
    });
  });

  it('a visitor who says where, on a bad line, keeps the text typed before the script had loaded, and goes on from there', async () => {
    await journey.visit('/', {}, async (page) => {
      const late = await holdFiles(page, isTag);
      const opened = page.goto(journey.demo.url + path);
      await late.asked();
      await until(page, () => document.querySelector('#lugar'));
      await page.type('#lugar', '40.41678,-3.70379');
      await late.release();
      await opened;
      await seen(page, place, '[part="marker"]');
      assert.equal(await sent(page), '40.41678,-3.70379');
    });
  });
});
