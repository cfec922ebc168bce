/**
 * `npm run bench:consent`: what the consent banner costs at 4x CPU throttle: the time from the press on accept to the next
 * frame (INP), layout shift and LCP, with the banner and without it.
 */
import { openDemo } from '../journey/harness.js';
import { runBench } from './command.js';
import { compare } from './compare.js';
import { observeLoad } from './observe-load.js';

/**
 * Script for the page, as text. Waits 1,500 ms, because layout shifts and the entry of an interaction can come late.
 */
const settle = 'new Promise((resolve) => setTimeout(resolve, 1500))';
const isShown = 'document.querySelector("cookie-consent")?.matches(":state(open)")';

await runBench('bench:consent', async () => {
  await compare(
    openDemo,
    {
      '/ with the banner': '/',
      '/ without': '/?consent=none',
      '/contacto with the banner': '/contacto',
      '/contacto without': '/contacto?consent=none',
    },
    async (page, url, path) => {
      const hasBanner = !path.includes('consent=none');
      await page.setViewport({ width: 390, height: 844 });
      return observeLoad(page, url + path, async () => {
        if (hasBanner) await page.waitForFunction(isShown);
        await page.evaluate(settle);
        if (hasBanner) await page.click('[data-consent="accept"]');
        await page.evaluate(settle);
      });
    },
    5,
  );
});
