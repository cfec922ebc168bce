/** `npm run screenshot`: takes the README's picture of the running demo. */
import { join } from 'node:path';
import { openBrowser } from '../test/journey/browsers.js';
import { openDemo } from '../test/journey/harness.js';
import { seen, until } from '../test/journey/in-page.js';

const path = join(import.meta.dirname, 'assets', 'screenshot.webp') as `${string}.webp`;

const demo = await openDemo();
const browser = await openBrowser('Chromium');
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 900, height: 1000, deviceScaleFactor: 1 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${demo.url}/contacto`);
  await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
  await page.click('cookie-consent ::-p-text(Rechazar)');
  await page.click('input[value="Teléfono"]');
  await seen(page, 'rs-calendar', '[part=grid]');
  await page.screenshot({ path, type: 'webp', quality: 75 });
} finally {
  await browser.close();
  await demo.stop();
}
