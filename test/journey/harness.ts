import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { startDemo, type DemoOptions } from '../../demo/start-demo.js';
import { printSubmissions } from '../../demo/store/print-submissions.js';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { browsers, openBrowser, type BrowserName } from './browsers.js';
import { withPage, type Visit } from './with-page.js';

/** A stored row: `id`, `formId`, `storedAt`, and each value under its field's name. */
export type Row = Readonly<Record<string, unknown>>;

/** A running demo with a database of its own. */
export interface Demo {
  readonly url: string;
  readonly providerUrl: string;
  /** What the practice has received, oldest first. */
  rows(): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/** Starts a demo in this process, with the suite that `SUITE` names (`dist` unless set). */
export async function openDemo(options: Partial<DemoOptions> = {}): Promise<Demo> {
  const assetsDir = await prepareSuite();
  if (assetsDir === null) throw new Error('The suite could not be built');
  const folder = await mkdtemp(join(tmpdir(), 'rs-suite-demo-'));
  const dataFile = join(folder, 'demo.db');
  const { url, providerUrl, stop } = await startDemo({
    ...{ port: 0, providerPort: 0, dataFile, assetsDir, noScriptMinAgeMs: 0 },
    ...options,
  });

  return {
    url,
    providerUrl,
    rows: async () => JSON.parse(await printSubmissions(dataFile)) as readonly Row[],
    async stop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** What a journey has at hand while it runs. */
export interface Journey {
  readonly browserName: BrowserName;
  readonly demo: Demo;
  readonly browser: Browser;
  /** Visits a path of the demo; `withPage` says when the story fails. */
  visit<Result>(path: string, visit: Visit, story: (page: Page) => Promise<Result>): Promise<Result>;
}

/** Describes a journey once for each browser, with one demo and one browser around its tests. */
export function inEachBrowser(title: string, describeJourney: (journey: Journey) => void): void {
  for (const browserName of browsers()) {
    describe(`${title}, in ${browserName}`, () => {
      let demo: Demo | undefined;
      let browser: Browser | undefined;
      before(async () => {
        demo = await openDemo();
        browser = await openBrowser(browserName);
      });
      after(async () => {
        await browser?.close();
        await demo?.stop();
      });
      describeJourney({
        browserName,
        get demo() {
          return started(demo);
        },
        get browser() {
          return started(browser);
        },
        visit: (path, visit, story) =>
          withPage(started(browser), visit, async (page) => {
            await page.goto(started(demo).url + path);
            return story(page);
          }),
      });
    });
  }
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('A journey’s demo and browser are there while its tests run');
  return thing;
}
