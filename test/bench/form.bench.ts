/**
 * `npm run bench:form`: what only a form of the suite does. The whole chain of conditions is hidden by one press, because
 * hidden choices go back to their default; then the cost of the first-paint CSS of a form with 300 conditions, until the
 * first paint and at a tick. `npm run bench` measures the same forms beside other libraries.
 */
import { compare, type Figures } from './compare.js';
import { measureFirstPaint } from './first-paint.js';
import { conditionsPage, definitionOf, largePage } from './forms.js';
import { servePages } from './serve-pages.js';
import { firstPaintCss } from '../../cli/first-paint-css.mjs';

/** Script for the page, as text. Each figure is in milliseconds. */
const presses = `(async () => {
  const total = document.getElementById('Total');
  const press = (id, value) => {
    const control = document.getElementById(id);
    control.value = value;
    const begin = performance.now();
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return performance.now() - begin;
  };

  // The default is "no": when the first choice returns to it, all the others are hidden.
  for (const select of document.querySelectorAll('select')) select.value = 'yes';
  document.body.getBoundingClientRect();
  const summed = new Promise((resolve) => total.addEventListener('change', resolve, { once: true }));
  await import('/suite.js');
  await summed;
  const free = press('Free', 'x');
  const chain = press('s0', 'no');
  if (document.getElementById('s1').checkVisibility()) throw new Error('the chain is still shown');
  return { 'free field': free, 'whole chain': chain };
})()`;

const definition = definitionOf(300);
const pages = new Map([
  ['/with', conditionsPage(definition, firstPaintCss(definition))],
  ['/without', conditionsPage(definition, '')],
]);
const open = () => servePages((path) => pages.get(path) ?? largePage(Number(path.slice(1))));

await compare(
  open,
  { '10 fields': '/10', '100 fields': '/100', '1,000 fields': '/1000', '3,000 fields': '/3000' },
  async (page, url, path) => {
    await page.goto(url + path, { waitUntil: 'networkidle0' });
    return (await page.evaluate(presses)) as Figures;
  },
  3,
);
const rows = { 'without first-paint CSS': '/without', 'with first-paint CSS': '/with' };
await compare(open, rows, measureFirstPaint, 9);
