import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { captchaCode } from '../own-demo.js';
import { markedFields, onPage, thanked, registrations } from './kitchen-page.js';

/** Presses Tab until this element of the page has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/** Returns the text of the focused element, the first heading of a page after a turn. */
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());

async function fillFirstPage(page: Page): Promise<void> {
  await tabTo(page, '#Nombre');
  await page.keyboard.type('Berta Ruiz');
  await tabTo(page, '#Email');
  await page.keyboard.type('berta@correo.test');
  for (const [part, typed] of [
    ['d', '29'],
    ['m', 'febrero'],
    ['y', '1988'],
  ] as const) {
    await tabTo(page, `[name="form[Fecha de nacimiento][${part}]"]`);
    await page.keyboard.type(typed);
  }
  await tabTo(page, '[name="form[Modalidad]"]');
  await page.keyboard.press('ArrowDown');
}

async function fillLastPage(page: Page): Promise<void> {
  await tabTo(page, '[name="form[Pago]"]');
  await page.keyboard.press(' ');
  await tabTo(page, '#Motivo');
  await page.keyboard.type('Dormir de un tirón');
  await tabTo(page, '[name="form[Consentimiento][]"]');
  await page.keyboard.press(' ');
  await tabTo(page, '#captchaTxt141');
  await page.keyboard.type(captchaCode);
}

async function pressEnterOn(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

inEachBrowser('a visitor with the keyboard alone', (journey) => {
  for (const path of journey.twins(registrations)) {
    it(`a visitor with the keyboard alone fills in the three pages and sends them: one row, and thanks, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await onPage(page, 0);
        await fillFirstPage(page);
        await pressEnterOn(page, '#Paso_1Next');
        await onPage(page, 1);
        assert.equal(await focusedText(page), 'Tu taller');

        await tabTo(page, '[name="form[Extras][]"]');
        await page.keyboard.press(' ');
        await pressEnterOn(page, '#Paso_2Next');
        await onPage(page, 2);
        assert.equal(await focusedText(page), 'Pago y envío');

        await fillLastPage(page);
        await Promise.all([page.waitForNavigation(), pressEnterOn(page, '#Enviar')]);
        await thanked(page);
      });
      const [row, ...more] = (await journey.demo.rows()).slice(before);
      assert.equal(more.length, 0);
      assert.equal(row?.['Nombre'], 'Berta Ruiz');
      assert.equal(row['Modalidad'], 'En línea');
      assert.equal(row['Extras'], 'Comida');
      assert.equal(row['Pago'], 'Tarjeta');
    });
  }

  for (const path of journey.twins(registrations)) {
    it(`a visitor with the keyboard alone stays where something is wrong, and goes back without being asked for anything, on ${path}`, async () => {
      await journey.visit(path, {}, async (page) => {
        await onPage(page, 0);
        await fillFirstPage(page);
        await pressEnterOn(page, '#Paso_1Next');
        await onPage(page, 1);
        await tabTo(page, '#Acompanantes');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('9');
        await pressEnterOn(page, '#Paso_2Prev');
        await onPage(page, 0);
        assert.equal(await focusedText(page), 'Tus datos');
        assert.deepEqual(await markedFields(page), []);
      });
    });
  }
});
