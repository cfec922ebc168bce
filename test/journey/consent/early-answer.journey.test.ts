import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { letGo, loseFiles, saysLost } from '../lost-files.js';
import { accepted, isAnswered, stranger } from './consent-page.js';

const path = '/privacidad';
/** Page without files of the suite, so that none is in a cache. */
const bare = '/contacto?element=off&theme=off';
/** Returns true for the tag's chunk, and for its own file, which is the fallback. */
const isLost = (file: string) => /^(?:chunks\/)?cookie-consent[-.]/.test(file);
const banner = () => document.querySelector('[data-consent="reject"]')?.checkVisibility() ?? false;

inEachBrowser('a visitor who answers before the layer’s script is there', (journey) => {
  it('is asked at once, and the answer counts when the script comes; on the next page nothing asks', async () => {
    await journey.visit(bare, stranger, async (page) => {
      const held: (() => void)[] = [];
      let isHolding = true;
      await hearNetwork(page.browser());
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const go = () => void letGo(request);
        if (isHolding && /\/chunks\/cookie-consent-/.test(request.url())) held.push(go);
        else go();
      });
      await page.goto(journey.demo.url + path, { waitUntil: 'domcontentloaded' });
      await until(page, banner);
      await page.click('[data-consent="accept"]');
      assert.equal(await page.evaluate(banner), false);
      isHolding = false;
      for (const go of held.splice(0)) go();
      await isAnswered(page);
      assert.equal(await accepted(page), 'necessary,preferences,statistics');

      isHolding = true;
      await page.goto(journey.demo.url + path, { waitUntil: 'domcontentloaded' });
      assert.equal(await page.evaluate(banner), false);
      for (const go of held.splice(0)) go();
    });
  });

  it('is not asked again and again on a page whose script never comes, and nothing is kept', async () => {
    await journey.visit(bare, { ...stranger, expectsError: saysLost(isLost) }, async (page) => {
      await loseFiles(page, isLost);
      await page.goto(journey.demo.url + path);
      assert.ok(await page.evaluate(banner));
      await page.click('[data-consent="reject"]');
      assert.equal(await page.evaluate(banner), false);
      assert.equal(await accepted(page), undefined);
    });
  });
});
