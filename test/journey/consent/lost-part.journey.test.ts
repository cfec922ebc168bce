import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inEachBrowser } from '../harness.js';
import { clickInside, until } from '../in-page.js';
import { loseFiles, saysLost } from '../lost-files.js';
import { accepted, answer, elementPage, isAnswered, stranger } from './consent-page.js';

const isPart = (file: string) => file.startsWith('chunks/cookie-consent.after-choice');

inEachBrowser('a visitor who accepts while the network loses what follows', (journey) => {
  it('is told so, and the scripts run once the page is loaded anew', async () => {
    let isLosing = true;
    const visit = { ...stranger, expectsError: saysLost(isPart) };
    await journey.visit('/contacto?element=off&theme=off', visit, async (page) => {
      await loseFiles(page, (file) => isLosing && isPart(file));
      await page.goto(journey.demo.url + elementPage);
      await answer(page, 'accept');
      await until(page, () => {
        const root = document.querySelector('cookie-consent')?.shadowRoot;
        return root?.querySelector('[part="reload"]')?.checkVisibility() ?? false;
      });
      isLosing = false;
      await Promise.all([page.waitForNavigation(), clickInside(page, 'cookie-consent', '[part="reload"]')]);
      await isAnswered(page);
      assert.equal(await accepted(page), 'necessary,preferences,statistics');
    });
  });
});
