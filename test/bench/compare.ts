import type { Page } from 'puppeteer-core';
import { openBrowser } from '../journey/browsers.js';
import { cellText, spreadOf, type Figures, type Spread } from './summary.js';

export type { Figures } from './summary.js';

/** Measured figures by the title of their row, then by what they are called. */
export type Table = Readonly<Record<string, Readonly<Record<string, Spread>>>>;

interface Site {
  readonly url: string;
  stop(): Promise<unknown>;
}

/**
 * Measures several times in new pages of Chromium and prints a table. The rows alternate, so that a slow moment of the
 * machine affects all of them.
 *
 * @param open - Starts the site that is visited.
 * @param rows - Arguments of `measure`, by the title of the row.
 * @param measure - Visits the site with a page and measures.
 * @param runs - The number of runs, unless the command line names one: `npm run bench:form -- 5`.
 * @returns The printed table.
 */
export async function compare<Row>(
  open: () => Promise<Site>,
  rows: Readonly<Record<string, Row>>,
  measure: (page: Page, url: string, row: Row) => Promise<Figures>,
  runs: number,
): Promise<Table> {
  const results = Object.entries(rows).map(([title, row]) => ({ title, row, visits: [] as Figures[] }));
  const site = await open();
  const browser = await openBrowser('Chromium');
  try {
    for (let run = 0; run < Number(process.argv[2] ?? runs); run += 1)
      for (const { row, visits } of results) {
        const context = await browser.createBrowserContext();
        visits.push(await measure(await context.newPage(), site.url, row));
        await context.close();
      }
  } finally {
    await browser.close();
    await site.stop();
  }
  const table = Object.fromEntries(results.map(({ title, visits }) => [title, summarize(visits)]));
  console.table(mapValues(table, (row) => mapValues(row, (spread) => cellText(spread))));
  return table;
}

/** Returns the median and the quartiles of each figure. */
function summarize(visits: readonly Figures[]): Readonly<Record<string, Spread>> {
  return mapValues(visits[0] ?? {}, (_value, name) =>
    spreadOf(visits.map((figures) => figures[name] ?? NaN)),
  );
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
