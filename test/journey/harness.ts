import { after, before, describe } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { consentText } from '../shared/consent/consent-text.js';
import { whyLacking, type Ability } from './abilities.js';
import { borrowBrowser, borrowDemo, type BorrowedBrowser } from './borrow.js';
import { browsers, twinsIn, type BrowserName } from './browsers.js';
import type { Demo } from './own-demo.js';
import { withPage, type Visit } from './with-page.js';

export type { Demo, Row } from './own-demo.js';

/** A running demo with a database of its own, and the suite that `SUITE` names (`dist` unless set). */
export const openDemo = borrowDemo;

/** Folder of the build that `SUITE` names; '' for that with React. */
export const build = process.env['SUITE'] === 'compact' ? 'compact/' : '';

/** Context of a journey while it runs. */
export interface Journey {
  readonly browserName: BrowserName;
  readonly demo: Demo;
  readonly browser: Browser;
  /** Returns the reason why this browser skips the stories that need an ability; false if it has it. */
  lacks(ability: Ability): string | false;
  /** Returns those of a story's paths that this browser visits. */
  twins<Path extends string>(paths: readonly Path[]): readonly Path[];
  /** Visits a path of the demo; `withPage` defines what fails the story. */
  visit<Result>(path: string, visit: Visit, story: (page: Page) => Promise<Result>): Promise<Result>;
}

/** Describes a journey once for each browser, with one demo and one browser around its tests. */
export function inEachBrowser(title: string, describeJourney: (journey: Journey) => void): void {
  for (const browserName of browsers()) {
    const place = build === '' ? browserName : `${browserName}, with Preact`;
    describe(`${title}, in ${place}`, () => {
      let demo: Demo | undefined;
      let borrowed: BorrowedBrowser | undefined;
      before(async () => {
        demo = await openDemo();
        borrowed = await borrowBrowser(browserName);
      });
      after(async () => {
        await borrowed?.giveBack();
        await demo?.stop();
      });
      describeJourney({
        browserName,
        lacks: (ability) => whyLacking(browserName, ability),
        twins: (paths) => twinsIn(browserName, paths),
        get demo() {
          return started(demo);
        },
        get browser() {
          return started(borrowed).browser;
        },
        visit: (path, visit, story) =>
          withPage(started(borrowed).browser, visit, async (page) => {
            if (visit.hasConsented !== false) await consent(page, started(demo).url);
            await page.goto(started(demo).url + path);
            return story(page);
          }),
      });
    });
  }
}

/**
 * Stores the consent of a visitor who has answered the consent layer before: otherwise the bot check asks for it in the
 * form.
 */
export function consent(page: Page, url: string): Promise<void> {
  const value = consentText('necessary,preferences');
  const { hostname: domain } = new URL(url);
  // Set on the context: in Firefox a page that has visited nothing cannot store cookies.
  return page.browserContext().setCookie({ name: 'rs_consent', value, domain, path: '/' });
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('A journey’s demo and browser are there while its tests run');
  return thing;
}
