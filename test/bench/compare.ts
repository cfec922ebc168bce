import type { Page } from 'puppeteer-core';
import { openBrowser } from '../journey/browsers.js';
import { cellText, spreadOf, type Figures } from './summary.js';

export type { Figures } from './summary.js';

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
 */
export async function compare<Row>(
  open: () => Promise<Site>,
  rows: Readonly<Record<string, Row>>,
  measure: (page: Page, url: string, row: Row) => Promise<Figures>,
  runs: number,
): Promise<void> {
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
  console.table(Object.fromEntries(results.map(({ title, visits }) => [title, summarize(visits)])));
}

/** Writes each figure as its median and its quartiles. */
function summarize(visits: readonly Figures[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      cellText(spreadOf(visits.map((figures) => figures[name] ?? NaN))),
    ]),
  );
}
