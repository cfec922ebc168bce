/**
 * `npm run soak -- MINUTES`: visits the demo with twenty visitors at a time, some of whom meet faults. Prints whether the
 * stored rows are those that visitors were thanked for, and the size of a page that stays open all the time. Not a test
 * of CI.
 */
import type { Browser, Page } from 'puppeteer-core';
import { CommandError } from '../../scripts/command.mjs';
import { runBench } from '../bench/command.js';
import { openBrowser } from '../journey/browsers.js';
import { until } from '../journey/in-page.js';
import { startOwnDemo, type Demo } from '../journey/own-demo.js';
import { withPage } from '../journey/with-page.js';
import { opensAndCloses, visitors } from './visitors.js';

const atATime = 20;

interface Sum {
  visits: number;
  readonly thanked: string[];
  readonly failures: string[];
}

/** Visits until the time is over, one visitor after the other. */
async function visitOn(browser: Browser, url: string, hand: number, end: number, sum: Sum): Promise<void> {
  for (let count = hand; performance.now() < end; count += 1) {
    const visitor = visitors[count % visitors.length];
    const address = `visitor-${hand}-${count}@ejemplo.es`;
    sum.visits += 1;
    try {
      const told = await withPage(browser, { expectsError: () => true }, async (page) =>
        visitor ? visitor(page, url, address) : null,
      );
      if (told !== null) sum.thanked.push(told);
    } catch (error) {
      sum.failures.push(`${visitor?.name ?? ''}: ${String(error).split('\n')[0] ?? ''}`);
    }
  }
}

/** Opens the viewer in one page until the time is over. Prints the size of the page each minute. */
async function watchPage(browser: Browser, url: string, end: number): Promise<void> {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${url}/galeria?theme=off`);
    await until(page, () => document.querySelector('media-box')?.matches(':defined'));
    // The late files have loaded before the first line is printed.
    for (let times = 0; times < 20; times += 1) await opensAndCloses(page);
    for (let next = performance.now(); performance.now() < end; await opensAndCloses(page)) {
      if (performance.now() < next) continue;
      console.log(await sizeOf(page));
      next = performance.now() + 60_000;
    }
    console.log(await sizeOf(page));
  });
}

async function sizeOf(page: Page): Promise<string> {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.metrics();
  return `${Math.round(JSHeapUsedSize / 1000)} kB heap, ${Nodes} nodes, ${JSEventListeners} listeners`;
}

/** Returns the addresses that the first list has more often than the second. */
function surplus(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

async function report(demo: Demo, { visits, thanked, failures }: Sum): Promise<void> {
  const stored = (await demo.rows()).map((row) => String(row['Email']));
  const lost = surplus(thanked, stored);
  const untold = surplus(stored, thanked);
  console.log(`${visits} visits, ${thanked.length} thanked, ${stored.length} stored`);
  console.log(`thanked, not stored: ${lost.length}; stored, not thanked: ${untold.length}`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (lost.length + untold.length + failures.length > 0) process.exitCode = 1;
}

await runBench('soak', async () => {
  const minutes = Number(process.argv[2] ?? '30');
  if (!(minutes > 0)) throw new CommandError(`found ${process.argv[2]}, expected a number of minutes`);
  const end = performance.now() + minutes * 60_000;
  const demo = await startOwnDemo();
  const [crowd, quiet] = await Promise.all([openBrowser('Chromium'), openBrowser('Chromium')]);
  const sum: Sum = { visits: 0, thanked: [], failures: [] };
  const hands = Array.from({ length: atATime }, (_hand, hand) => visitOn(crowd, demo.url, hand, end, sum));
  await Promise.all([...hands, watchPage(quiet, demo.url, end)]);
  await report(demo, sum);
  await Promise.all([crowd.close(), quiet.close()]);
  await demo.stop();
});
