/** Story of a form with a group of rows: rows are added and removed, the server refuses one, and stores all of them. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { until } from '../journey/in-page.js';
import type { ServedForm } from './served-form.js';
import * as steps from './suite-steps.js';

const addButton = '.rs-form-row-add';

/** Waits until the group has so many rows, each with its button; a single one has none. */
const hasRows = (page: Page, count: number) =>
  until(
    page,
    (count) =>
      document.querySelectorAll('#guests > [data-repeat-row]:not(template)').length === count &&
      document.querySelectorAll('.rs-form-row-remove').length === (count > 1 ? count : 0) &&
      document.querySelector('.rs-form-row-add') !== null,
    count,
  );

/** Adds a row, and types a name where the focus is then. */
async function addGuest(page: Page, count: number, name: string): Promise<void> {
  await page.click(addButton);
  await hasRows(page, count);
  await steps.isFocused(page, `guests-${count - 1}-name`);
  await page.keyboard.type(name);
}

/** Fills in three guests, after one was removed and another removed and restored. */
async function fill(page: Page): Promise<void> {
  await hasRows(page, 1);
  await page.type('[name=guests-0-name]', 'Ana');
  assert.equal(await steps.isShown(page, 'guests-0-note'), false);
  await addGuest(page, 2, 'Leo');
  await addGuest(page, 3, 'Nobody');
  await page.select('[name=guests-2-diet]', 'other');
  await page.type('[name=guests-2-note]', 'Sin gluten');
  await addGuest(page, 4, 'Eva');
  assert.equal(await page.$eval(addButton, ({ ariaDisabled }) => ariaDisabled), 'true');
  await page.click('[data-repeat-row]:nth-of-type(2) .rs-form-row-remove');
  await hasRows(page, 3);
  await page.click('[data-repeat-row]:nth-of-type(3) .rs-form-row-remove');
  await hasRows(page, 2);
  await page.click('.rs-form-row-undo');
  await hasRows(page, 3);
}

async function areStoredOnce(page: Page, { rows }: ServedForm, count: number): Promise<void> {
  assert.match(await steps.textOf(page), /have received your message/);
  const stored = await rows();
  assert.equal(stored.length, count + 1);
  assert.deepEqual(stored.at(-1), [
    { name: 'Ana', diet: 'any', note: '' },
    { name: 'Noe', diet: 'other', note: 'Sin gluten' },
    { name: 'Eva', diet: 'any', note: '' },
  ]);
}

/** Invites guests in a form whose page the server renders again with the error of a row. */
export async function inviteByPages(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await fill(page);
  await steps.pressAndLeave(page);
  await hasRows(page, 3);
  await steps.hasErrorsAt(page, ['guests-1-name']);
  await steps.rewrite(page, 'guests-1-name', 'Noe');
  await steps.pressAndLeave(page);
  await areStoredOnce(page, form, length);
}

/** Invites guests without leaving the page. */
export async function inviteInPlace(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await fill(page);
  await steps.press(page);
  await steps.hasErrorsAt(page, ['guests-1-name']);
  await steps.rewrite(page, 'guests-1-name', 'Noe');
  await steps.pressAndLeave(page);
  await areStoredOnce(page, form, length);
}
