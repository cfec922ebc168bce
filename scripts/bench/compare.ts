import type { Page } from 'puppeteer-core';
import { openBrowser } from '../../test/journey/browsers.js';

/** Figures of one visit, by what they are called in the table. */
export type Figures = Readonly<Record<string, number>>;

/** Visits the site with a new page and measures. */
export type Measure = (page: Page, url: string) => Promise<Figures>;

interface Site {
  readonly url: string;
  stop(): Promise<unknown>;
}

/**
 * Runs each measurement several times in Chromium and prints a table with one row for each. The measurements alternate, so
 * that a slow moment of the machine affects all of them.
 *
 * @param open - Starts the site that is visited.
 * @param measures - The measurements, by the title of their row.
 * @param runs - The number of runs, unless the command line names one: `npm run bench:form -- 5`.
 */
export async function compare(
  open: () => Promise<Site>,
  measures: Readonly<Record<string, Measure>>,
  runs: number,
): Promise<void> {
  const found = Object.entries(measures).map(([title, measure]) => ({
    title,
    measure,
    visits: [] as Figures[],
  }));
  const site = await open();
  const browser = await openBrowser('Chromium');
  try {
    for (let run = 0; run < Number(process.argv[2] ?? runs); run += 1)
      for (const { measure, visits } of found) {
        const context = await browser.createBrowserContext();
        visits.push(await measure(await context.newPage(), site.url));
        await context.close();
      }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.table(Object.fromEntries(found.map(({ title, visits }) => [title, summarize(visits)])));
}

/** Writes each figure as "median (lowest–highest)". */
function summarize(visits: readonly Figures[]): Readonly<Record<string, string>> {
  const { format } = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => {
      const values = visits.map((figures) => figures[name] ?? NaN).sort((one, other) => one - other);
      const [lowest = NaN, highest = NaN] = [values[0], values.at(-1)];
      const median = values[Math.floor(values.length / 2)] ?? NaN;
      return [
        name,
        values.length > 1 ? `${format(median)} (${format(lowest)}–${format(highest)})` : format(median),
      ];
    }),
  );
}
