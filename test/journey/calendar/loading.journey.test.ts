import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { idle, seen, until } from '../in-page.js';
import { fileOf, holdFiles, isChunk, loseFiles, saysLost } from '../lost-files.js';

const isCalendar = isChunk('rs-calendar.view');
const isReact = isChunk('react');

const birthday = 'rs-calendar:has(#dia)';

/** Settles when all calendars of the page have started: each shows the format of its date. */
function started(page: Page): Promise<void> {
  return until(page, () =>
    [...document.querySelectorAll('rs-calendar')].every((one) => one.querySelector('[slot="hint"]') !== null),
  );
}

/** Returns the fetched files of the days and of React, once the browser is idle. */
async function fetchedForDays(page: Page): Promise<readonly string[]> {
  await idle(page);
  await page.waitForNetworkIdle({ idleTime: 200 });
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.map(fileOf).filter((file) => isCalendar(file) || isReact(file));
}

/** Sends the form around the field. Returns the value that the server received, from the next page's address. */
async function sent(page: Page): Promise<string | null> {
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  return new URL(page.url()).searchParams.get('dia');
}

inEachBrowser('a visitor of a page with calendars', (journey) => {
  const phone = { viewport: { width: 360, height: 400 } };
  before(() => hearNetwork(journey.browser));

  it('a visitor of a page with calendars fetches neither the days nor React before one is seen or touched', async () => {
    await journey.visit('/elementos/rs-calendar', phone, async (page) => {
      await started(page);
      assert.deepEqual(await fetchedForDays(page), []);
      await page.focus('#dia');
      await seen(page, birthday, '[role="gridcell"]');
      assert.equal((await fetchedForDays(page)).length, 2);
    });
    await journey.visit('/elementos/rs-calendar', phone, async (page) => {
      await started(page);
      await page.$eval('rs-calendar[inline]', (calendar) => calendar.scrollIntoView());
      await seen(page, 'rs-calendar[inline]', '[role="gridcell"]');
    });
  });

  it('a visitor of a page with calendars types a date where the days do not come, and is told how', async () => {
    const visit = { expectsError: saysLost(isCalendar) };
    await journey.visit('/', visit, async (page) => {
      await loseFiles(page, isCalendar);
      await page.goto(`${journey.demo.url}/elementos/rs-calendar`);
      await started(page);
      await page.focus('#dia');
      await until(
        page,
        (host) => document.querySelector(host)?.shadowRoot?.querySelector('[part="toggle"]') === null,
        birthday,
      );
      const described = await page.$eval('#dia', (input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      );
      assert.match(described.join(), /^Por ejemplo: 24\/12\/\d{4}$/);
      await page.keyboard.type('24/5/1990');
      assert.equal(await sent(page), '24/5/1990');
    });
  });

  it('a visitor of a page with calendars sees no hole where the days of a calendar in the page do not come', async () => {
    const visit = { expectsError: saysLost(isCalendar) };
    await journey.visit('/', visit, async (page) => {
      await loseFiles(page, isCalendar);
      await page.goto(`${journey.demo.url}/elementos/rs-calendar`);
      await started(page);
      await page.$eval('rs-calendar[inline]', (calendar) => calendar.scrollIntoView());
      await until(page, () => {
        const calendar = document.querySelector('rs-calendar[inline]');
        const hint = calendar?.querySelector('[slot="hint"]');
        if (!calendar || !hint) return false;
        const end = ({ bottom }: DOMRect) => bottom;
        return end(calendar.getBoundingClientRect()) - end(hint.getBoundingClientRect()) < 100;
      });
    });
  });

  it('a visitor of a page with calendars has values typed before the days came put right when the days have loaded', async () => {
    await journey.visit('/', {}, async (page) => {
      const late = await holdFiles(page, isCalendar);
      await page.goto(`${journey.demo.url}/elementos/rs-calendar`);
      await started(page);
      await page.focus('#dia');
      await page.keyboard.type('24.5.1990');
      await page.focus('#cita');
      await late.asked();
      await late.release();
      await until(page, () => document.querySelector<HTMLInputElement>('#dia')?.value === '24/05/1990');
    });
  });
});
