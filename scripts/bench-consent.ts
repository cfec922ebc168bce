/**
 * `npm run bench:consent`: what the consent banner costs at 4x CPU throttle: how long the press on accept takes until the
 * next frame (INP), and layout shift and largest paint of a page with the banner and without it.
 */
import type { Browser } from 'puppeteer-core';
import { openBrowser } from '../test/journey/browsers.js';
import { openDemo } from '../test/journey/harness.js';

const runs = 5;
const throttle = 4;

interface Costs {
  readonly interaction: number;
  readonly shift: number;
  readonly paint: number;
}

/** As text: it runs before the page's own scripts. */
const watch = `
  globalThis.costs = { interaction: 0, shift: 0, paint: 0 };
  const observe = (type, each, more) => new PerformanceObserver((list) => list.getEntries().forEach(each))
    .observe({ type, buffered: true, ...more });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) costs.shift += value; });
  observe('largest-contentful-paint', ({ startTime }) => { costs.paint = startTime; });
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) costs.interaction = Math.max(costs.interaction, duration);
  }, { durationThreshold: 16 });
`;

const isShown = `new Promise((resolve) => {
  const look = () => document.querySelector('cookie-consent')?.matches(':state(open)') ? resolve() : setTimeout(look, 20);
  look();
})`;
const settled = 'new Promise((resolve) => setTimeout(resolve, 1500))';

async function measure(browser: Browser, url: string, hasBanner: boolean): Promise<Costs> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844 });
    await page.emulateCPUThrottling(throttle);
    await page.evaluateOnNewDocument(watch);
    await page.goto(url);
    if (hasBanner) await page.evaluate(isShown);
    await page.evaluate(settled);
    if (hasBanner) await page.click('[data-consent="accept"]');
    await page.evaluate(settled);
    return (await page.evaluate('costs')) as Costs;
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const demo = await openDemo();
const browser = await openBrowser('Chromium');
try {
  console.log(
    `${'page'.padEnd(30)}${'INP, ms'.padStart(10)}${'shift'.padStart(10)}${'LCP, ms'.padStart(10)}`,
  );
  for (const path of ['/', '/contacto']) {
    for (const hasBanner of [true, false]) {
      const url = `${demo.url}${path}${hasBanner ? '' : '?consent=none'}`;
      const found: Costs[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await measure(browser, url, hasBanner));
      const interaction = hasBanner ? median(found.map((one) => one.interaction)).toFixed(0) : '–';
      const shift = median(found.map((one) => one.shift)).toFixed(4);
      const paint = median(found.map((one) => one.paint)).toFixed(0);
      const name = `${path} ${hasBanner ? 'with the banner' : 'without'}`;
      console.log(name.padEnd(30) + [interaction, shift, paint].map((cell) => cell.padStart(10)).join(''));
    }
  }
} finally {
  await browser.close();
  await demo.stop();
}
