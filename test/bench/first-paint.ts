import type { CDPSession, Page } from 'puppeteer-core';
import type { Figures } from './compare.js';

const ticksAtOnce = 30;

/** Script for the page, as text: returns the milliseconds from the last byte to the first paint. */
const firstPaint = `new Promise((resolve) => {
  const { responseEnd } = performance.getEntriesByType('navigation')[0];
  new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime - responseEnd))
    .observe({ type: 'paint', buffered: true });
})`;
const ticks = `(() => {
  const boxes = [...document.querySelectorAll('input[value="yes"]')].slice(0, ${ticksAtOnce / 2});
  for (const box of [...boxes, ...boxes]) {
    box.click();
    document.body.getBoundingClientRect();
  }
})()`;

/**
 * Measures in milliseconds: the time from the last byte to the first paint, the work on styles and layout until then, and
 * the work of a tick before the suite has loaded and after. Work is the thread's own time, whatever else the machine does.
 */
export async function measureFirstPaint(page: Page, url: string, path: string): Promise<Figures> {
  const session = await page.createCDPSession();
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  await page.goto(url + path, { waitUntil: 'networkidle0' });
  const paint = (await page.evaluate(firstPaint)) as number;
  const layout = await workOf(session, 'RecalcStyleDuration', 'LayoutDuration');
  const early = await tickWork(page, session);
  await page.evaluate("import('/suite.js')");
  await page.waitForSelector('rs-form:defined:not([data-pending])');
  const late = await tickWork(page, session);
  return { 'first paint': paint, 'its layout': layout, 'early tick': early, 'late tick': late };
}

async function workOf(session: CDPSession, ...kinds: readonly string[]): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (kinds.includes(name) ? sum + value * 1000 : sum), 0);
}

async function tickWork(page: Page, session: CDPSession): Promise<number> {
  // The first round loads chunks and fills caches.
  await page.evaluate(ticks);
  const before = await workOf(session, 'TaskDuration');
  await page.evaluate(ticks);
  return ((await workOf(session, 'TaskDuration')) - before) / ticksAtOnce;
}
