/**
 * `npm run bench:load`: scripts, waves and times of pages of the demo on a phone, with bundles and with a file for each tag;
 * the cost of the contact page at 4x CPU throttle: the work on scripts, styles and layout while it loads, with the suite and
 * with its files blocked, then long tasks and layout shift; then, on Slow 3G, the time until its form reacts to a choice, and the scripts that the visitor has fetched by then.
 * Without a number of visits on the command line it writes its receipt.
 */
import { PredefinedNetworkConditions } from 'puppeteer-core';
import { openDemo } from '../journey/harness.js';
import { runBench } from './command.js';
import { compare, type Figures, type Table } from './compare.js';
import { observeLoad } from './observe-load.js';
import { measureWork, type WorkRow } from './page-work.js';
import { writeReceipt } from './receipt.js';
import { visitTags } from './tags-at-work.js';

/** Ticks the first choice, waits until a field is shown or hidden, and counts the scripts. */
const firstReaction = `new Promise((resolve) => {
  const blocks = [...document.querySelectorAll('.rsform-block')];
  const shown = () => blocks.filter((block) => block.checkVisibility()).length;
  const before = shown();
  const look = () => {
    if (shown() === before) return;
    observer.disconnect();
    const scripts = performance.getEntriesByType('resource')
      .filter(({ name, responseEnd }) => responseEnd > 0 && new URL(name).pathname.endsWith('.js'));
    resolve({
      'reaction, ms': performance.now(),
      scripts: scripts.length,
      'scripts, kB': scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, attributes: true });
  document.querySelector('.rsform-block input[type="checkbox"]').click();
  look();
})`;

const visited = {
  home: '/',
  contact: '/contacto',
  gallery: '/galeria',
  'form of three pages': '/formulario',
};
const loaded = Object.entries(visited).flatMap(([title, path]) => [
  [`${title}: a file for each tag`, `${path}?bundles=off`],
  [`${title}: bundles`, path],
]);

const pages = { 'the practice page': '/contacto', 'the form alone': '/contacto?theme=off' };

const work = Object.entries(pages).flatMap(([title, path]): readonly (readonly [string, WorkRow])[] => [
  [title, { path, isBlocked: false }],
  [`${title} without the suite`, { path, isBlocked: true }],
]);

/** Visits of each row. */
const runs = { loading: 5, work: 15, shift: 5, reaction: 1 };

/** Throttling of all tables but the last one, whose network is Slow 3G. */
const throttling = 'processor slowed down four times; Fast 4G while loading, Slow 3G until the reaction';

const measureLoading = () =>
  compare(
    openDemo,
    Object.fromEntries(loaded) as Readonly<Record<string, string>>,
    (page, url, path) => visitTags(page, url + path),
    runs.loading,
  );

const measureShift = () =>
  compare(
    openDemo,
    { ...pages, 'without the suite': '/contacto?element=off' },
    (page, url, path) => observeLoad(page, url + path),
    runs.shift,
  );

/** On a slow network a visitor chooses as soon as the form is shown. */
const measureReaction = () =>
  compare(
    openDemo,
    pages,
    async (page, url, path) => {
      await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 3G']);
      await page.emulateCPUThrottling(4);
      await page.goto(url + path, { waitUntil: 'domcontentloaded', timeout: 60_000 });
      await page.waitForSelector('rs-form:defined:not([data-pending])');
      return (await page.evaluate(firstReaction)) as Figures;
    },
    runs.reaction,
  );

/** Returns a table with three digits of each number: more would only be noise. */
function rounded(table: Table): Table {
  const digits = (value: number) => Number(value.toPrecision(3));
  const round = ({ median, low, high }: Table[string][string]) => ({
    median: digits(median),
    low: digits(low),
    high: digits(high),
  });
  return Object.fromEntries(
    Object.entries(table).map(([title, row]) => [
      title,
      Object.fromEntries(Object.entries(row).map(([name, spread]) => [name, round(spread)])),
    ]),
  );
}

await runBench('bench:load', async () => {
  const tables = {
    loading: rounded(await measureLoading()),
    work: rounded(await compare(openDemo, Object.fromEntries(work), measureWork, runs.work)),
    shift: rounded(await measureShift()),
    reaction: rounded(await measureReaction()),
  };
  if (process.argv[2] === undefined)
    await writeReceipt('load', { command: 'npm run bench:load', throttling }, { runs, tables });
});
