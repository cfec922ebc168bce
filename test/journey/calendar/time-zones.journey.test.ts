import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { browsers, openBrowserIn } from '../browsers.js';
import { consent, openDemo, type Demo } from '../harness.js';
import { seen, until } from '../in-page.js';
import { withPage } from '../with-page.js';

/** Time zones whose clocks go forward at midnight, and at 2:45, on these days: those times do not exist there. */
const zones = [
  { zone: 'Atlantic/Azores', behind: true, lost: '28/03/2027 00:30', day: 'domingo, 28 de marzo de 2027' },
  {
    zone: 'Pacific/Chatham',
    behind: false,
    lost: '26/09/2027 03:00',
    day: 'domingo, 26 de septiembre de 2027',
  },
] as const;

const arrival = 'rs-calendar:has(#llegada)';

/** Returns the names of the chosen day and time of the open calendar. */
function chosen(page: Page): Promise<readonly string[]> {
  return page.$eval(arrival, ({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[aria-selected="true"]') ?? [])].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    ),
  );
}

/** Chooses the day with this name. */
function choose(page: Page, day: string): Promise<void> {
  return page.$eval(
    arrival,
    ({ shadowRoot }, name) => {
      const cells = [...(shadowRoot?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? [])];
      cells.find((cell) => cell.getAttribute('aria-label')?.startsWith(name))?.click();
    },
    day,
  );
}

for (const browserName of browsers())
  describe(`a visitor far from Spain, in ${browserName}`, () => {
    let demo: Demo | undefined;
    before(async () => {
      demo = await openDemo();
    });
    after(() => demo?.stop());

    for (const { zone, behind, lost, day } of zones)
      it(`a visitor far from Spain, in ${browserName}, books a time of the practice that the clocks of ${zone} skip`, async () => {
        const url = (demo as Demo).url;
        const browser = await openBrowserIn(zone, browserName);
        try {
          await withPage(browser, {}, async (page) => {
            await consent(page, url);
            await page.goto(`${url}/elementos/rs-calendar`);
            const offset = await page.evaluate(() => new Date(2027, 0, 1).getTimezoneOffset());
            assert.equal(offset > 0, behind, 'the browser is there');
            // The focus opens the calendar of an input once that has its button.
            await seen(page, arrival, '[part="toggle"]');
            await page.focus('#llegada');
            await page.keyboard.type(lost);
            await seen(page, arrival, '[role="gridcell"][aria-selected="true"]');
            const [chosenDay = '', chosenTime] = await chosen(page);
            assert.ok(chosenDay.startsWith(day), chosenDay);
            assert.equal(chosenTime, lost.slice(-5));
            await page.focus('#salida');
            assert.equal(await page.$eval('#llegada', (input) => (input as HTMLInputElement).value), lost);
            await page.focus('#llegada');
            await seen(page, arrival, '[role="gridcell"][aria-selected="true"]');
            await choose(page, day);
            await until(
              page,
              (text) => document.querySelector<HTMLInputElement>('#llegada')?.value === text,
              lost,
            );
          });
        } finally {
          await browser.close();
        }
      });
  });
