import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { holdFiles, isStartOf, loseFiles, saysLost } from '../lost-files.js';
import { accepted, isAnswered, stranger } from './consent-page.js';

const path = '/privacidad';
/** Page without files of the suite, so that none is in a cache. */
const bare = '/contacto?element=off&theme=off';
const isStart = isStartOf('cookie-consent');
/** Says whether the page is on the screen: before, its style sheets may still be on their way. */
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const banner = () => document.querySelector('[data-consent="reject"]')?.checkVisibility() ?? false;

inEachBrowser('a visitor who answers before the layer’s script is there', (journey) => {
  it('a visitor who answers before the layer’s script has loaded is asked at once, and the answer counts when the script comes; on the next page nothing asks', async () => {
    await journey.visit(bare, stranger, async (page) => {
      const late = await holdFiles(page, isStart);
      const opened = page.goto(journey.demo.url + path);
      await late.asked();
      await until(page, isPainted);
      assert.equal(await page.evaluate(banner), true);
      await page.click('[data-consent="accept"]');
      assert.equal(await page.evaluate(banner), false);
      await late.release();
      await opened;
      await isAnswered(page);
      assert.equal(await accepted(page), 'necessary,preferences,statistics');

      late.hold();
      const again = page.reload();
      await late.asked();
      await until(page, isPainted);
      assert.equal(await page.evaluate(banner), false);
      await late.release();
      await again;
    });
  });

  it('a visitor who answers before the layer’s script has loaded is not asked again and again on a page whose script never comes, and nothing is kept', async () => {
    await journey.visit(bare, { ...stranger, expectsError: saysLost(isStart) }, async (page) => {
      await loseFiles(page, isStart);
      await page.goto(journey.demo.url + path);
      assert.ok(await page.evaluate(banner));
      await page.click('[data-consent="reject"]');
      assert.equal(await page.evaluate(banner), false);
      assert.equal(await accepted(page), undefined);
    });
  });
});
