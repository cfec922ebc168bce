/** `npm run bench:load`: what loading the contact page costs a slow phone, and its script until the first reaction. */
import type { Browser } from 'puppeteer-core';
import { openBrowser } from '../test/journey/browsers.js';
import { openDemo } from '../test/journey/harness.js';

interface Load {
  readonly longTasks: readonly number[];
  readonly layoutShift: number;
}

interface Script {
  readonly path: string;
  readonly bytes: number;
}

/** As text: it runs before the page's own scripts. */
const watchLoad = `
  globalThis.load = { longTasks: [], layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) load.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Ticks the first choice and answers the scripts that had come when the first block changed sides. */
const firstReaction = `new Promise((resolve) => {
  const blocks = [...document.querySelectorAll('.rsform-block')];
  const shown = () => blocks.filter((block) => block.checkVisibility()).length;
  const before = shown();
  const isScript = ({ name }) => new URL(name).pathname.endsWith('.js');
  new MutationObserver(() => {
    if (shown() === before) return;
    const scripts = performance.getEntriesByType('resource').filter(isScript);
    resolve(scripts.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })));
  }).observe(document.body, { subtree: true, attributes: true });
  document.querySelector('.rsform-block input[type="checkbox"]').click();
})`;

const runs = 5;

/** Loads the page anew and answers what that cost. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateCPUThrottling(4);
  await page.evaluateOnNewDocument(watchLoad);
  await page.goto(url, { waitUntil: 'networkidle0' });
  const answer = (await page.evaluate('load')) as Load;
  await context.close();
  return answer;
}

/** The middle one of several loads, by time in long tasks: a busy machine makes long tasks of its own. */
async function medianLoad(browser: Browser, url: string): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await load(browser, url));
  const cost = ({ longTasks }: Load) => longTasks.reduce((sum, task) => sum + task, 0);
  return loads.sort((one, other) => cost(one) - cost(other))[Math.floor(runs / 2)] as Load;
}

async function scriptsUntilReaction(browser: Browser, url: string): Promise<readonly Script[]> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForSelector('rs-form:defined:not([data-pending])');
  return (await page.evaluate(firstReaction)) as readonly Script[];
}

function report(name: string, { longTasks, layoutShift }: Load): void {
  const tasks = longTasks.length === 0 ? 'none' : `${longTasks.join(', ')} ms`;
  console.log(
    `${name}: long tasks at 4x CPU throttle ${tasks}; layout shift ${Number(layoutShift.toFixed(4))}`,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const demo = await openDemo();
const browser = await openBrowser('Chromium');
try {
  const url = `${demo.url}/contacto`;
  report('the page as it is', await medianLoad(browser, url));
  report('without the suite', await medianLoad(browser, `${url}?element=off`));
  const scripts = await scriptsUntilReaction(browser, url);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  console.log(`script until the first condition reacts: ${kilobytes(bytes)} as sent`);
  for (const script of scripts) console.log(`  ${script.path} ${kilobytes(script.bytes)}`);
} finally {
  await browser.close();
  await demo.stop();
}
