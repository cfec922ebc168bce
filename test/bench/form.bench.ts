/**
 * `npm run bench:form`: a form of 3,000 fields beside the same one with a script by hand; the cost of forms of 10 to
 * 3,000 fields at the start, at a key press and in memory, without the keyboard and without layout; the cost of the first-paint CSS of a form with 300 conditions, until the first paint and at a tick.
 */
import type { CDPSession } from 'puppeteer-core';
import { runBench } from './command.js';
import { compare, type Figures } from './compare.js';
import { measureFirstPaint } from './first-paint.js';
import { scriptByHand } from './by-hand.js';
import { conditionsPage, definitionOf, largeForm, largePage, largePageByHand } from './forms.js';
import { measureLargeForm } from './large-form.js';
import { servePages } from './serve-pages.js';
import { firstPaintCss } from '../../cli/first-paint-css.mjs';

/** Script for the page, as text. Each figure is the median of many presses, in milliseconds. */
const presses = `(async () => {
  const total = document.getElementById('Total');
  const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const change = (control, value) => {
    control.value = value;
    const begin = performance.now();
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return performance.now() - begin;
  };
  const press = (id, valueAt, count = 60) => {
    const control = document.getElementById(id);
    return median(Array.from({ length: count }, (_, at) => change(control, valueAt(at))));
  };

  // The default is "no": when the first choice returns to it, all the others are hidden.
  for (const select of document.querySelectorAll('select')) select.value = 'yes';
  document.body.getBoundingClientRect();
  const summed = new Promise((resolve) => total.addEventListener('change', resolve, { once: true }));
  const begin = performance.now();
  await import('/suite.js');
  await summed;
  const start = performance.now() - begin;
  const before = total.value;
  const sum = press('n0', (at) => String(at));
  if (total.value === before) throw new Error('the sum does not follow');

  const last = [...document.querySelectorAll('select')].at(-2)?.id ?? 's0';
  const link = press(last, (at) => (at % 2 ? 'yes' : 'no'));
  const chain = press('s0', () => 'no', 1);
  if (document.getElementById('s1').checkVisibility()) throw new Error('the chain is still shown');
  const free = press('Free', (at) => 'x' + at);
  return { start, 'free field': free, 'in the sum': sum, 'one link': link, 'whole chain': chain };
})()`;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

const definition = definitionOf(300);
const large = largeForm(3000);
const module = (src: string) => `<script type="module" src="${src}"></script>`;
const pages = new Map([
  ['/suite', largePage(large, module('/suite.js'))],
  ['/suite-bare', largePage(large)],
  ['/hand', largePageByHand(large, module('/by-hand.js'))],
  ['/hand-bare', largePageByHand(large)],
  ['/by-hand.js', scriptByHand(large)],
  ['/with', conditionsPage(definition, firstPaintCss(definition))],
  ['/without', conditionsPage(definition, '')],
]);
const open = () => servePages((path) => pages.get(path) ?? largePage(largeForm(Number(path.slice(1)))));

await runBench('bench:form', async () => {
  await compare(
    open,
    {
      '3,000 fields by hand': { path: '/hand', bare: '/hand-bare' },
      '3,000 fields, suite': { path: '/suite', bare: '/suite-bare' },
    },
    measureLargeForm,
    5,
  );
  await compare(
    open,
    { '10 fields': '/10', '100 fields': '/100', '1,000 fields': '/1000', '3,000 fields': '/3000' },
    async (page, url, path) => {
      const session = await page.createCDPSession();
      await page.goto(url + path, { waitUntil: 'networkidle0' });
      const before = await heapOf(session);
      const figures = (await page.evaluate(presses)) as Figures;
      return { ...figures, 'heap, MB': (await heapOf(session)) - before };
    },
    1,
  );
  const rows = { 'without first-paint CSS': '/without', 'with first-paint CSS': '/with' };
  await compare(open, rows, measureFirstPaint, 9);
});
