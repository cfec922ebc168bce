/** `npm run screenshot`: takes the README's picture of the running demo. */
import { join } from 'node:path';
import { openBrowser } from '../test/journey/browsers.js';
import { openDemo } from '../test/journey/harness.js';

const path = join(import.meta.dirname, 'assets', 'screenshot.png');

const demo = await openDemo();
const browser = await openBrowser('Chromium');
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 1250, deviceScaleFactor: 1.5 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${demo.url}/contacto`);
  await page.waitForSelector('rs-form:defined:not([data-pending])');
  await page.click('input[value="Teléfono"]');
  // The driver does not observe shadow roots.
  await page.waitForFunction('document.querySelector("rs-calendar").shadowRoot.querySelector("[part=grid]")');
  await page.screenshot({ path });
} finally {
  await browser.close();
  await demo.stop();
}
