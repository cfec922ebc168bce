import type { CDPSession, Page } from 'puppeteer-core';
import type { Figures } from './compare.js';

/** Page of the demo, with the suite or with all its files blocked. */
export interface WorkRow {
  readonly path: string;
  readonly isBlocked: boolean;
}

/** Files of the suite in the demo, and the sheet that it generates. */
const suiteFiles = ['*/suite/*', '*/assets/first-paint.css*'];

/** Titles of the figures, by the browser's names of them. */
const kinds = new Map([
  ['ScriptDuration', 'script'],
  ['RecalcStyleDuration', 'style'],
  ['LayoutDuration', 'layout'],
  ['TaskDuration', 'all tasks'],
  ['RecalcStyleCount', 'times style'],
  ['LayoutCount', 'times layout'],
]);

/** Time after the last request in which work still counts, in milliseconds. */
const settleMs = 1000;

/**
 * Visits a page at 4x CPU throttle and measures the work of its main thread, in milliseconds of the thread's own time, from
 * the navigation until one second after the last request. A style or layout that a script forces counts as style or layout,
 * and not as script.
 */
export async function measureWork(page: Page, url: string, { path, isBlocked }: WorkRow): Promise<Figures> {
  const session = await page.createCDPSession();
  if (isBlocked) {
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: suiteFiles });
  }
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  await page.emulateCPUThrottling(4);
  await page.goto(url + path, { waitUntil: 'networkidle0' });
  await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${settleMs}))`);
  return readWork(session);
}

async function readWork(session: CDPSession): Promise<Figures> {
  const { metrics } = await session.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  const figures = [...kinds].map(([name, title]) => {
    const value = values.get(name) ?? NaN;
    return [title, name.endsWith('Duration') ? value * 1000 : value] as const;
  });
  const [script, style, layout] = figures.map(([, value]) => value);
  const sum = (script ?? NaN) + (style ?? NaN) + (layout ?? NaN);
  return { 'script, style, layout': sum, ...Object.fromEntries(figures) };
}
