/**
 * `npm run screenshots:themes`: takes the pictures of themes in the documentation, a framework's fields beside those of the
 * suite, and writes them to `docs/assets/themes/`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/command.mjs';
import { openBrowser } from '../../test/journey/browsers.js';
import { openDemo } from '../../test/journey/harness.js';
import { still } from '../../test/journey/in-page.js';
import { withPage } from '../../test/journey/with-page.js';
import { pageStates } from './page-states.js';
import { reach } from './states.js';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'assets', 'themes');
const viewport = { width: 720, height: 600 };

await runCommand('screenshots:themes', async () => {
  mkdirSync(folder, { recursive: true });
  const demo = await openDemo();
  const browser = await openBrowser('Chromium');
  try {
    for (const { name, path, steps } of pageStates.filter((state) => state.name.startsWith('neighbours-')))
      await withPage(browser, { viewport, expectsError: () => true }, async (page) => {
        await page.goto(demo.url + path);
        await reach(page, steps);
        await still(page);
        const file = join(folder, `${name}.webp`) as `${string}.webp`;
        const body = await page.$('body');
        await body?.screenshot({ path: file, type: 'webp', quality: 65 });
      });
  } finally {
    await browser.close();
    await demo.stop();
  }
});
