/** Visits of a page, each in a browser context of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, PredefinedNetworkConditions, type Browser } from 'puppeteer-core';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import type { Candidate } from './candidates.js';
import { measurePlain } from './measures.js';
import type { BenchPage } from './pages.js';
import { addressOf, candidatesOf } from './site.js';
import type { Figures, Result } from './summary.js';

const drivers = join(import.meta.dirname, 'drivers');
/** Time limit of a step, in milliseconds: a large form takes some candidates half a minute. */
const protocolTimeout = 180_000;
const phoneSlowdown = 4;
const windows = { phone: { width: 390, height: 844 }, full: { width: 1280, height: 1200 } };

/** Starts the browser of the bench. */
export function openChromium(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  if (executablePath === null) throw new Error('No Chromium: npm test gets one, or set CHROME_PATH');
  return launch({ executablePath, args: [...chromiumArgs], protocolTimeout });
}

/**
 * Visits a page with all candidates, several times in turn: a slow moment of the machine affects all of them. Each round
 * begins with another candidate. A first round does not count: the server compresses each file at its first request.
 *
 * @returns Figures beyond the page alone, which is visited in each round too.
 */
export async function visitAll(
  browser: Browser,
  url: string,
  page: BenchPage,
  runs: number,
): Promise<readonly Result[]> {
  const results = candidatesOf(page).map((candidate) => ({ candidate, visits: [] as Figures[] }));
  for (let run = 0; run <= runs; run += 1) {
    const plain = await visit(browser, url, page);
    for (let turn = 0; turn < results.length; turn += 1) {
      const result = results[(run + turn) % results.length];
      if (result === undefined) continue;
      const figures = await visit(browser, url, page, result.candidate);
      if (run > 0) result.visits.push(beyond(figures, plain));
    }
    console.error(`${page.name}: ${run} of ${runs}`);
  }
  return results.map(({ candidate: { name }, visits }) => ({ name, visits }));
}

/** Returns figures without what the page alone has of them. */
function beyond(figures: Figures, plain: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value - (plain[name] ?? 0)]),
  );
}

async function visit(
  browser: Browser,
  url: string,
  bench: BenchPage,
  candidate?: Candidate,
): Promise<Figures> {
  const context = await browser.createBrowserContext();
  const failures: unknown[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => failures.push(error));
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    await page.setViewport(windows[bench.speed]);
    if (bench.speed === 'phone') {
      await page.emulateCPUThrottling(phoneSlowdown);
      await page.emulateNetworkConditions(PredefinedNetworkConditions['Fast 4G']);
    }
    const settings = { ...bench.settings, selectors: candidate?.selectors ?? {} };
    await page.evaluateOnNewDocument(driverText(candidate ? bench.driver : undefined, settings));
    const address = url + addressOf(bench, candidate);
    const load = () => page.goto(address, { waitUntil: 'load', timeout: protocolTimeout });
    const figures = await (candidate ? bench.measure : measurePlain)({ page, session, settings, load });
    if (failures.length > 0) throw failures[0];
    return figures;
  } catch (cause) {
    const reasons = [cause, ...failures].map(String).join('; ');
    throw new Error(`${bench.title}, ${candidate?.name ?? 'without scripts'}: ${reasons}`, { cause });
  } finally {
    await context.close();
  }
}

/** Returns the script that runs in the page before its own. */
function driverText(driver: string | undefined, settings: object): string {
  const texts = ['common', ...(driver === undefined ? [] : [driver])].map((name) =>
    readFileSync(join(drivers, `${name}.js`), 'utf8'),
  );
  const [common, ...rest] = texts;
  return `{${common}bench.settings = ${JSON.stringify(settings)};}${rest.join('\n')}`;
}
