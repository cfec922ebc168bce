/** What the first-paint line costs a form of many conditions: until the first paint, and at a change. */
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { firstPaintCss } from '../../cli/first-paint-css.mjs';
import { manyConditions } from './many-conditions.js';

const conditions = 300;
const visits = 9;

/** Milliseconds. Work is what the page's thread did, whatever else the machine was busy with. */
interface Costs {
  /** From the page's last byte until something is painted. */
  readonly paint: number;
  /** The work on styles and layout until then. */
  readonly layout: number;
  /** The work of a tick until everything has its place again: before the core is there, and with it. */
  readonly early: number;
  readonly late: number;
}

const form = manyConditions(conditions);

/** The page with the line or without it, for the benchmark's server. */
export function firstPaintPage(hasLine: boolean): string {
  const line = hasLine ? `<style>${firstPaintCss(form.behaviour)}</style>` : '';
  return `<!doctype html><html lang="en"><title>Form</title>${line}
<body><rs-form without-draft><script type="application/json">${JSON.stringify(form.behaviour)}</script>${form.markup}</rs-form></body></html>`;
}

/** Measures both pages in turns, so that a slow moment of the machine meets both. */
export async function compareFirstPaint(browser: Browser, url: (hasLine: boolean) => string) {
  const [without, withLine]: [Costs[], Costs[]] = [[], []];
  for (let visit = 0; visit < visits; visit += 1) {
    without.push(await measureVisit(browser, url(false)));
    withLine.push(await measureVisit(browser, url(true)));
  }
  return { conditions, without: bestOf(without), withLine: bestOf(withLine) };
}

async function measureVisit(browser: Browser, url: string): Promise<Costs> {
  const page = await browser.newPage();
  try {
    const session = await page.createCDPSession();
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle0' });
    const paint = (await page.evaluate(firstPaint)) as number;
    const layout = await workOf(session, 'RecalcStyleDuration', 'LayoutDuration');
    const early = await tickWork(page, session);
    await page.evaluate(startSuite);
    return { paint, layout, early, late: await tickWork(page, session) };
  } finally {
    await page.close();
  }
}

async function workOf(session: CDPSession, ...kinds: readonly string[]): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const work = metrics.filter(({ name }) => kinds.includes(name)).map(({ value }) => value);
  return work.reduce((sum, value) => sum + value, 0) * 1000;
}

async function tickWork(page: Page, session: CDPSession): Promise<number> {
  // The first ones bring chunks and fill caches.
  await page.evaluate(ticks);
  const before = await workOf(session, 'TaskDuration');
  await page.evaluate(ticks);
  return ((await workOf(session, 'TaskDuration')) - before) / ticksAtOnce;
}

const ticksAtOnce = 30;

/** As text: they run in the page. */
const firstPaint = `new Promise((resolve) => {
  const { responseEnd } = performance.getEntriesByType('navigation')[0];
  new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime - responseEnd))
    .observe({ type: 'paint', buffered: true });
})`;
const startSuite = `import('/suite.js').then(() => new Promise((resolve) => {
  const look = () => (document.querySelector('rs-form:defined:not([data-pending])') ? resolve() : setTimeout(look, 5));
  look();
}))`;
const ticks = `(() => {
  const boxes = [...document.querySelectorAll('input[value="yes"]')].slice(0, ${ticksAtOnce / 2});
  for (const box of [...boxes, ...boxes]) {
    box.click();
    document.body.getBoundingClientRect();
  }
})()`;

/** The best of all visits: what else the machine does can only make them slower. */
function bestOf(all: readonly Costs[]): Costs {
  const best = (read: (costs: Costs) => number) => Math.min(...all.map(read));
  return {
    paint: best(({ paint }) => paint),
    layout: best(({ layout }) => layout),
    early: best(({ early }) => early),
    late: best(({ late }) => late),
  };
}
