/**
 * `npm run bench:form`: what a form of 10 to 3,000 fields costs at the start, a key press, and in memory. Half of
 * the fields are numbers with a sum over all of them, half are choices that show one another in a chain. Then what the
 * first-paint line costs a form of 300 conditions: until the first paint, and at a tick once the core is there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { listen } from '../demo/http/listen.js';
import { openBrowser } from '../test/journey/browsers.js';
import { compareFirstPaint, firstPaintPage } from './bench/first-paint.js';
import { largeForm } from './bench/large-form.js';

const sizes = [10, 100, 1000, 3000];
const host = '127.0.0.1';

interface Costs {
  readonly start: number;
  readonly free: number;
  readonly sum: number;
  readonly link: number;
  readonly chain: number;
}

/** As text: it runs in the page. Each figure is the median of many presses, in milliseconds. */
const measure = `(async () => {
  const tag = document.querySelector('rs-form');
  const total = document.getElementById('Total');
  const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const changed = (control, value) => {
    control.value = value;
    const begin = performance.now();
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return performance.now() - begin;
  };
  const press = (id, values, count) => {
    const control = document.getElementById(id);
    return median(Array.from({ length: count }, (_, at) => changed(control, values(at))));
  };

  // The default is no: when the first choice goes back to it, all the others fall.
  for (const select of document.querySelectorAll('select')) select.value = 'yes';
  document.body.getBoundingClientRect();
  const summed = new Promise((resolve) => total.addEventListener('change', resolve, { once: true }));
  const begin = performance.now();
  await import('/suite.js');
  await summed;
  const start = performance.now() - begin;
  const before = total.value;
  const sum = press('n0', (at) => String(at), 60);
  if (total.value === before) throw new Error('the sum does not follow');

  const last = [...document.querySelectorAll('select')].at(-2)?.id ?? 's0';
  const link = press(last, (at) => (at % 2 ? 'yes' : 'no'), 60);
  const chain = press('s0', () => 'no', 1);
  if (document.getElementById('s1').checkVisibility()) throw new Error('the chain does not fall');
  return { start, sum, link, chain, free: press('Free', (at) => 'x' + at, 60) };
})()`;

/** Serves one page a size and the built suite; isolated, so that the clock counts in microseconds. */
function pageOf(path: string): Response {
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  if (path.endsWith('.js')) {
    const code = readFileSync(join(import.meta.dirname, '..', 'dist', path));
    return new Response(code, { headers: { ...headers, 'Content-Type': 'text/javascript' } });
  }
  const html = path.startsWith('/line-')
    ? firstPaintPage(path === '/line-on')
    : largePage(Number(path.slice(1)));
  return new Response(html, { headers: { ...headers, 'Content-Type': 'text/html' } });
}

function largePage(size: number): string {
  const { json, markup } = largeForm(size);
  return `<!doctype html><html lang="en"><title>Form</title>
<body><rs-form without-draft><script type="application/json">${json}</script>${markup}</rs-form></body></html>`;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function run(page: Page, url: string): Promise<Costs & { readonly heap: number }> {
  const session = await page.createCDPSession();
  await page.goto(url, { waitUntil: 'networkidle0' });
  const before = await heapOf(session);
  const costs = (await page.evaluate(measure)) as Costs;
  return { ...costs, heap: (await heapOf(session)) - before };
}

const cell = (value: number, digits = 2) => value.toFixed(digits).padStart(12);
const row = (titles: readonly string[]) => titles.map((title) => title.padStart(12)).join('');

async function printFirstPaint(browser: Browser, url: string): Promise<void> {
  const { conditions, without, withLine } = await compareFirstPaint(
    browser,
    (hasLine) => `${url}/line-${hasLine ? 'on' : 'off'}`,
  );
  console.log(`\nThe first-paint line, ${conditions} conditions (ms, the best of several visits)`);
  console.log(row(['', 'first paint', 'its layout', 'early tick', 'late tick']));
  for (const [title, { paint, layout, early, late }] of [
    ['without', without],
    ['with', withLine],
  ] as const)
    console.log(title.padStart(12) + [paint, layout, early, late].map((value) => cell(value)).join(''));
}

const server = await listen({ fetch: (request) => pageOf(new URL(request.url).pathname) }, 0, host);
const browser = await openBrowser('Chromium');
try {
  console.log(row(['fields', 'start', 'free field', 'in the sum', 'one link', 'whole chain', 'heap']));
  console.log(row(['', 'ms', 'ms', 'ms', 'ms', 'ms', 'MB']));
  for (const size of sizes) {
    const page = await browser.newPage();
    const { start, free, sum, link, chain, heap } = await run(page, `http://${host}:${server.port}/${size}`);
    const times = [start, free, sum, link, chain].map((value) => cell(value));
    console.log(`${String(size).padStart(12)}${times.join('')}${cell(heap / 1e6, 1)}`);
    await page.close();
  }
  await printFirstPaint(browser, `http://${host}:${server.port}`);
} finally {
  await browser.close();
  await server.stop();
}
