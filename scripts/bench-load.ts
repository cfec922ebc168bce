/** `npm run bench:load`: what loading the contact page costs a slow phone, and its script until the first reaction. */
import { PredefinedNetworkConditions, type Browser } from 'puppeteer-core';
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

interface Reaction {
  /** Since the navigation began. */
  readonly ms: number;
  /** What had come by then. */
  readonly scripts: readonly Script[];
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

/** Ticks the first choice; answers when a block changed sides, and the scripts that had come by then. */
const firstReaction = `new Promise((resolve) => {
  const blocks = [...document.querySelectorAll('.rsform-block')];
  const shown = () => blocks.filter((block) => block.checkVisibility()).length;
  const before = shown();
  const hasCome = ({ name, responseEnd }) => responseEnd > 0 && new URL(name).pathname.endsWith('.js');
  const look = () => {
    if (shown() === before) return;
    observer.disconnect();
    const scripts = performance.getEntriesByType('resource').filter(hasCome);
    resolve({
      ms: Math.round(performance.now()),
      scripts: scripts.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, attributes: true });
  document.querySelector('.rsform-block input[type="checkbox"]').click();
  look();
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

/** On a slow network the visitor chooses as soon as the form is there. */
async function react(browser: Browser, url: string): Promise<Reaction> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 3G']);
  await page.emulateCPUThrottling(4);
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  await page.waitForSelector('rs-form:defined:not([data-pending])');
  const answer = (await page.evaluate(firstReaction)) as Reaction;
  await context.close();
  return answer;
}

function report(name: string, { longTasks, layoutShift }: Load): void {
  const tasks = longTasks.length === 0 ? 'none' : `${longTasks.join(', ')} ms`;
  console.log(
    `${name}: long tasks at 4x CPU throttle ${tasks}; layout shift ${Number(layoutShift.toFixed(4))}`,
  );
}

function reportReaction(name: string, { ms, scripts }: Reaction): void {
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  console.log(
    `${name}: first reaction on Slow 3G after ${ms} ms, with ${kilobytes(bytes)} of script as sent`,
  );
  for (const script of scripts) console.log(`  ${script.path} ${kilobytes(script.bytes)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const pages = [
  ['the practice page', '/contacto'],
  ['the form alone', '/contacto?theme=off'],
  ['without the suite', '/contacto?element=off'],
] as const;

const demo = await openDemo();
const browser = await openBrowser('Chromium');
try {
  for (const [name, path] of pages) report(name, await medianLoad(browser, demo.url + path));
  for (const [name, path] of pages.slice(0, 2)) {
    reportReaction(name, await react(browser, demo.url + path));
  }
} finally {
  await browser.close();
  await demo.stop();
}
