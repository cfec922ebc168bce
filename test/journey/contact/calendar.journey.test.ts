import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { seen } from '../in-page.js';
import { focused, focusedId, thanked, contactPages } from './contact-page.js';

/** Presses Tab until the focus is there. Fails if the focus never gets there. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never got there; the focus is on ${await focused(page)}`);
}

/** Runs in the page. Returns true if the focus is on a day that cannot be chosen. */
function isClosedDay(): boolean {
  const day = document.activeElement?.shadowRoot?.activeElement;
  return day?.getAttribute('aria-disabled') === 'true';
}

async function press(
  page: Page,
  key: 'ArrowRight' | 'ArrowDown' | 'Home' | 'Enter' | ' ',
  times = 1,
): Promise<void> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
}

inEachBrowser('a visitor who wants a call', (journey) => {
  for (const path of journey.twins(contactPages)) {
    it(`a visitor who wants a call picks a day and half past ten by keyboard only, and the practice has the shown values, on ${path}`, async () => {
      let shown = '';
      await journey.visit(path, {}, async (page) => {
        await tabTo(page, async () => (await focusedId(page)) === 'forma contacto0');
        await press(page, ' ');
        await tabTo(page, async () => (await focusedId(page)) === 'Telefono');
        await page.keyboard.type('600 11 22 33');
        await seen(page, 'rs-calendar', '[role="gridcell"][tabindex="0"]');

        await tabTo(page, async () => (await focused(page)).startsWith('gridcell'));
        await press(page, 'ArrowRight');
        await press(page, 'ArrowDown');
        // Saturdays and Sundays are closed.
        while (await page.evaluate(isClosedDay)) await press(page, 'ArrowRight');
        await press(page, 'Enter');
        await seen(page, 'rs-calendar', '[role="option"]');
        await tabTo(page, async () => (await focused(page)).startsWith('option'));
        await press(page, 'Home');
        await press(page, 'ArrowDown', 3);
        assert.equal(await focused(page), 'option 10:30');
        await press(page, 'Enter');

        shown = await page.$eval('#txtjQcal1_0', (input) => (input as HTMLInputElement).value);
        const hidden = await page.$eval('#hiddenjQcal1_0', (input) => (input as HTMLInputElement).value);
        assert.match(shown, /^\d\d-\d\d-\d{4} 10:30$/);
        const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})/.exec(shown) ?? [];
        assert.equal(hidden, `${month}/${day}/${year} 10:30`);

        await tabTo(page, async () => (await focusedId(page)) === 'consulta');
        await page.keyboard.type('Llamadme, por favor.');
        await tabTo(page, async () => (await focusedId(page)) === 'Enviar');
        await Promise.all([page.waitForNavigation(), press(page, 'Enter')]);
        await thanked(page);
      });
      const row = (await journey.demo.rows()).at(-1);
      assert.equal(row?.['Dia_y_hora'], shown);
      assert.equal(row?.['Telefono'], '600 11 22 33');
    });
  }

  for (const path of journey.twins(contactPages))
    it(`a visitor who wants a call types the date instead, and the calendar follows, on ${path}`, async () => {
      await journey.visit(`${path}?bot=off`, {}, async (page) => {
        await page.click('[id="forma contacto0"]');
        await seen(page, 'rs-calendar', '[role="gridcell"]');
        await page.type('#txtjQcal1_0', '24-12-2049 10:30');
        await page.keyboard.press('Tab');
        await seen(page, 'rs-calendar', '[role="gridcell"][aria-selected="true"]');
        const chosen = await page.$eval(
          'rs-calendar',
          ({ shadowRoot }) =>
            shadowRoot?.querySelector('[role="gridcell"][aria-selected="true"]')?.textContent,
        );
        assert.equal(chosen?.trim(), '24');
      });
    });
});
