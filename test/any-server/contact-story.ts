/** Story of a visitor who writes to us: an error of the browser, one of the server, a draft, one row. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { until } from '../journey/in-page.js';
import type { ServedForm } from './served-form.js';
import * as steps from './suite-steps.js';

/** Presses the button, which refuses a form without a name and a message; the fields that conditions hide are no error. */
export async function isRefusedFirst(page: Page): Promise<void> {
  await page.click('[name=reply][value=phone]');
  assert.deepEqual(
    { phone: await steps.isShown(page, 'phone'), email: await steps.isShown(page, 'email') },
    { phone: true, email: false },
  );
  await steps.press(page);
  await steps.hasErrorsAt(page, ['name', 'reason', 'message', 'consent']);
  await until(page, steps.isListFocused);
  await steps.followLink(page, 1, 'name');
}

/** Fills the form in, with a number that only the server refuses. */
export async function fill(page: Page): Promise<void> {
  await page.type('[name=name]', 'Ana "Núñez"');
  await page.type('[name=phone]', '123');
  await page.select('[name=reason]', 'question');
  await page.type('[name=message]', '¿Hay sitio?');
  await page.click('[name=consent]');
}

/** Expects the thanks, and one row more than there were. */
export async function isStoredOnce(page: Page, { rows }: ServedForm, count: number): Promise<void> {
  assert.match(await steps.textOf(page), /have received your message/);
  const stored = await rows();
  assert.equal(stored.length, count + 1);
  assert.equal(stored.at(-1)?.['phone'], '123 456 789');
}

/** Sends the form, whose page the server renders again for a number that it refuses. */
export async function writeByPages(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await isRefusedFirst(page);
  await fill(page);
  await steps.reloadToDraft(page);
  assert.equal(await steps.valueOf(page, 'message'), '¿Hay sitio?');
  assert.equal(await steps.isShown(page, 'phone'), true);
  await steps.pressAndLeave(page);
  await steps.hasErrorsAt(page, ['phone']);
  await steps.isFocused(page, 'phone');
  assert.match(await steps.textOf(page), /phone number/);
  await steps.append(page, 'phone', ' 456 789');
  await steps.pressAndLeave(page);
  await isStoredOnce(page, form, length);
}

/** Sends the form without leaving its page: the errors of the server come into it, and the typed values stay. */
export async function writeInPlace(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await isRefusedFirst(page);
  await fill(page);
  await page.evaluate(() => Reflect.set(window, 'isHere', true));
  await steps.press(page);
  await steps.hasErrorsAt(page, ['phone']);
  assert.equal(await steps.valueOf(page, 'name'), 'Ana "Núñez"');
  assert.equal(await page.evaluate(() => Reflect.has(window, 'isHere')), true);
  await steps.append(page, 'phone', ' 456 789');
  await steps.pressAndLeave(page);
  await isStoredOnce(page, form, length);
}
