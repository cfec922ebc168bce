/**
 * `npm run bench:compat`: what `rsform-compat.js` costs a page before anything else can go on: the time from its start to
 * its end, in new pages of Chromium, at full speed and at 4x CPU throttle.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { openBrowser } from '../test/journey/browsers.js';
import { openDemo } from '../test/journey/harness.js';

const runs = 15;

/** The script between two looks at the clock, as the parser of a page would run it. */
const timed = `(() => {
  const start = performance.now();
  ${readFileSync(join(import.meta.dirname, '..', 'dist', 'rsform-compat.js'), 'utf8').replace(/\/\/# sourceMappingURL=.*/, '')}
  return performance.now() - start;
})()`;

async function measure(browser: Browser, url: string, throttle: number): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/legacy/contacto?compat=off`);
    await page.emulateCPUThrottling(throttle);
    return (await page.evaluate(timed)) as number;
  } finally {
    await context.close();
  }
}

const demo = await openDemo();
const browser = await openBrowser('Chromium');
try {
  for (const throttle of [1, 4]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, demo.url, throttle));
    const sorted = times.toSorted((one, other) => one - other);
    const [median = 0, worst = 0] = [sorted[Math.floor(runs / 2)], sorted.at(-1)];
    console.log(`${throttle}x: median ${median.toFixed(2)} ms, slowest ${worst.toFixed(2)} ms of ${runs}`);
  }
} finally {
  await browser.close();
  await demo.stop();
}
