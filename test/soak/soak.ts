/**
 * `npm run soak -- MINUTES`: visits the demo with twenty visitors at a time, who go through every journey, with faults. Prints
 * whether the stored rows are those that visitors were told of, and whether pages that stay open all the time are flat:
 * heap, nodes, listeners. Words after the minutes choose the journeys whose titles contain them. Not a test of CI.
 */
import type { Browser, Page } from 'puppeteer-core';
import { CommandError } from '../../scripts/command.mjs';
import { runBench } from '../bench/command.js';
import { writeReceipt } from '../bench/receipt.js';
import { openBrowser } from '../journey/browsers.js';
import { consent } from '../journey/harness.js';
import { startOwnDemo } from '../journey/own-demo.js';
import { withPage } from '../journey/with-page.js';
import { contactVisitors } from './contact-visitors.js';
import { createLedger, type Difference, type Ledger, type Sums } from './ledger.js';
import { slowDown } from './network.js';
import { registrationVisitors } from './registration-visitors.js';
import { siteVisitors } from './site-visitors.js';
import { judge, sizeText, type Verdict } from './sizes.js';
import { idIn, type Visitor } from './visit.js';
import { openQuietBrowser, watch, watchedPages } from './watched-pages.js';

const atATime = 20;
/** Shortest soak that is worth a receipt, in minutes. */
const receiptMinutes = 30;
/** Time limit of a page that opens, in milliseconds: twenty slow ones may open at once. */
const openMs = 120_000;
/** One round of a hand out of so many has the network of a slow phone. */
const slowEvery = 3;

const [time = '30', ...words] = process.argv.slice(2);
const minutes = Number(time);
const visitors = [...contactVisitors, ...registrationVisitors, ...siteVisitors].filter(({ title }) =>
  words.every((word) => title.includes(word)),
);

/** Visits until the time is over, one visitor after the other. */
async function visitOn(browser: Browser, url: string, hand: number, end: number, ledger: Ledger) {
  for (let count = hand; performance.now() < end; count += 1) {
    const visitor = visitors[count % visitors.length];
    const isSlow = (Math.floor(count / visitors.length) + hand) % slowEvery === 0;
    if (visitor) await visit(browser, url, visitor, { id: `visita-${hand}-${count}`, isSlow, ledger });
  }
}

/** Result of all visits. */
interface Outcome {
  readonly sums: Sums;
  readonly rows: number;
  readonly differences: readonly Difference[];
}

interface Circumstances {
  readonly id: string;
  readonly isSlow: boolean;
  readonly ledger: Ledger;
}

async function visit(
  browser: Browser,
  url: string,
  { title, hasConsented = true, story }: Visitor,
  { id, isSlow, ledger }: Circumstances,
): Promise<void> {
  try {
    await withPage(browser, {}, async (page) => {
      page.setDefaultNavigationTimeout(openMs);
      if (isSlow) await slowDown(page, ledger);
      if (hasConsented) await consent(page, url);
      await story({ page, url, id, ledger }).catch(async (cause: unknown) => {
        throw new Error(`${String(cause).slice(0, 600)}\n${await stateOf(page)}`, { cause });
      });
    });
    ledger.visited(title);
  } catch (error) {
    const lines = String(error).split('\n');
    ledger.failed(title, `${lines[0] ?? ''} ${lines.at(-1) ?? ''} (${id}${isSlow ? ', slow' : ''})`);
    console.log(`failed: ${title}: ${String(error)}`);
  }
}

function printSums({ sums, rows, differences }: Outcome): void {
  const { visits, thanked, untold, faults, journeys, failures } = sums;
  console.log('\njourneys that came to their end:');
  console.table(journeys);
  console.log('faults met:');
  console.table(faults);
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const { id, expected, stored } of differences)
    console.log(`${id}: ${stored} rows, expected ${expected}`);
  console.log(`${visits} visits, ${failures.length} failed`);
  console.log(
    `${rows} rows: ${thanked} that visitors were thanked for, ${untold} whose answer was lost. ` +
      'A visitor without an answer sends again, and the server keeps both rows: it has no sign that they are one message.',
  );
  console.log(`messages that are stored more or less often than that: ${differences.length}`);
}

/** Returns the state of a page in which a story has failed. */
async function stateOf(page: Page): Promise<string> {
  const state = `document.readyState + ' ' + location.href + ' after ' + Math.round(performance.now()) + ' ms, ' +
    performance.getEntriesByType('resource').length + ' files'`;
  return page.evaluate(state).then(String, (reason: unknown) => `no page: ${String(reason)}`);
}

/** Prints the sizes of the pages at the beginning and at the end. */
function printVerdicts(verdicts: readonly Verdict[]): void {
  for (const { title, rounds, first, last, isFlat } of verdicts)
    console.log(
      `${isFlat ? 'flat    ' : 'not flat'}  ${title}, ${rounds} rounds: ${sizeText(first)} → ${sizeText(last)}`,
    );
}

function writeSoak({ sums, rows, differences }: Outcome, pages: readonly Verdict[]): Promise<void> {
  const { failures, ...counted } = sums;
  return writeReceipt(
    'soak',
    {
      command: `npm run soak -- ${minutes}`,
      throttling: 'one visitor out of three on a network of 1.6 Mbit/s with 300 ms',
    },
    {
      ...{ minutes, visitorsAtATime: atATime, failed: failures.length },
      ...{ rows, rowsThatDiffer: differences.length, ...counted, pages },
    },
  );
}

await runBench('soak', async () => {
  if (!(minutes > 0)) throw new CommandError(`found ${time}, expected a number of minutes`);
  if (visitors.length === 0) throw new CommandError(`no journey has the words ${words.join(' ')}`);
  const demo = await startOwnDemo();
  const [crowd, quiet] = await Promise.all([openBrowser('Chromium'), openQuietBrowser()]);
  const end = performance.now() + minutes * 60_000;
  const ledger = createLedger();
  const hands = Array.from({ length: atATime }, (_hand, hand) => visitOn(crowd, demo.url, hand, end, ledger));
  const watches =
    words.length > 0 ? [] : watchedPages.map((page) => watch(quiet, demo.url, page, end, ledger));
  const [courses] = await Promise.all([Promise.all(watches), ...hands]);
  const storedIds = (await demo.rows()).map(idIn);
  const outcome = { sums: ledger.sums(), rows: storedIds.length, differences: ledger.compare(storedIds) };
  const verdicts = courses.map(judge);
  printSums(outcome);
  printVerdicts(verdicts);
  await Promise.all([crowd.close(), quiet.close()]);
  await demo.stop();
  if (words.length === 0 && minutes >= receiptMinutes) await writeSoak(outcome, verdicts);
  const isExact = outcome.sums.failures.length + outcome.differences.length === 0;
  if (!isExact || verdicts.some(({ isFlat }) => !isFlat)) process.exitCode = 1;
});
