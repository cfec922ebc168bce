import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { seen } from '../in-page.js';
import { halfPixel } from '../../pixels.js';

const valueOf = (page: Page, id: string) =>
  page.$eval(`#${id}`, (input) => (input as HTMLInputElement).value);

/** Returns the name of the focused element, also inside a tag. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return inner?.getAttribute('aria-label') ?? inner?.textContent?.trim() ?? '';
  });
}

/** Presses Tab until the focus is on an element with that id. */
async function tabToInput(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never got to #${id}; the focus is on ${await focused(page)}`);
}

async function pressAltDown(page: Page): Promise<void> {
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Alt');
}

/** Presses arrow keys until the focus is on a day whose name contains the words. */
async function walkTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await focused(page)).includes(words)) return;
    await page.keyboard.press('ArrowRight');
  }
  assert.fail(`no day is ${words}; the focus is on ${await focused(page)}`);
}

async function chooseHalfPastTen(page: Page): Promise<void> {
  for (let presses = 0; presses < 4 && !/^\d\d:\d\d$/.test(await focused(page)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('1030');
  assert.equal(await focused(page), '10:30');
  await page.keyboard.press('Enter');
}

inEachBrowser('a visitor without a mouse', (journey) => {
  it('a visitor without a mouse books a Tuesday at half past ten in three different calendars', async () => {
    await journey.visit('/elementos/rs-calendar', {}, async (page) => {
      // An inline calendar with office hours.
      await tabToInput(page, 'cita');
      await seen(page, 'rs-calendar[for="cita"]', '[role="gridcell"][aria-selected="true"]');
      for (let presses = 0; presses < 8 && !(await focused(page)).startsWith('lunes, 15'); presses += 1)
        await page.keyboard.press('Tab');
      await walkTo(page, 'martes');
      await page.keyboard.press('Enter');
      await chooseHalfPastTen(page);
      assert.equal(await valueOf(page, 'cita'), '16-03-2027 10:30');

      // A calendar in a popup.
      await tabToInput(page, 'llegada');
      await pressAltDown(page);
      await page.waitForFunction(
        () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('role') === 'gridcell',
      );
      await walkTo(page, 'martes');
      await page.keyboard.press('Enter');
      await chooseHalfPastTen(page);
      const arrival = await valueOf(page, 'llegada');
      assert.match(arrival, /^\d\d\/\d\d\/\d{4} 10:30$/);
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'llegada');

      // A calendar that the second one limits: a week later.
      await tabToInput(page, 'salida');
      await pressAltDown(page);
      await page.waitForFunction(
        () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('role') === 'gridcell',
      );
      await walkTo(page, 'martes');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await chooseHalfPastTen(page);
      const departure = await valueOf(page, 'salida');
      assert.match(departure, / 10:30$/);
      assert.notEqual(departure, arrival);
    });
  });

  it('a visitor without a mouse sees all of a calendar and of its field on the narrowest phone, with letters of twice the size', async () => {
    await journey.visit('/elementos/rs-calendar', { viewport: { width: 320, height: 640 } }, async (page) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // The focus opens the calendar of an input once that has its button.
      await seen(page, 'rs-calendar:has(#llegada)', '[part="toggle"]');
      await page.focus('#llegada');
      await seen(page, 'rs-calendar:has(#llegada)', '[role="gridcell"]');
      await page.waitForFunction(
        (slack) => {
          const { left, right, top, bottom } = (
            document
              .querySelector('rs-calendar:has(#llegada)')
              ?.shadowRoot?.querySelector('#calendar') as Element
          ).getBoundingClientRect();
          const isInside = Math.min(left, top, innerWidth - right, innerHeight - bottom) >= -slack;
          return isInside && bottom - top > 200;
        },
        {},
        halfPixel,
      );
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    });
  });
});
