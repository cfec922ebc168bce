/** Steps of a visitor in a form of another system with the suite around it. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { clickInside, seen, startReload, toNextPage, until } from '../journey/in-page.js';
import type { ServedForm } from './served-form.js';

const button = 'rs-form form :is(button:not([type=button]), [type=submit])';

/** Waits until the suite has taken over the form of a page. */
const isReady = (page: Page) =>
  until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));

/** Opens a form and waits until the suite has taken it over. */
export async function openForm(page: Page, { formUrl }: ServedForm): Promise<void> {
  await page.goto(formUrl);
  await isReady(page);
}

export const press = (page: Page) => page.click(button);

/** Presses the button, which leads to another page. */
export const pressAndLeave = (page: Page) => toNextPage(page, () => press(page));

/** Returns true if a visitor sees a control. */
export const isShown = (page: Page, name: string) =>
  page.$eval(`[name="${name}"]`, (control) => control.checkVisibility());

export const textOf = (page: Page) => page.$eval('main', (main) => (main as HTMLElement).innerText);

export const valueOf = (page: Page, name: string) =>
  page.$eval(`[name="${name}"]`, (control) => (control as HTMLInputElement).value);

/** Writes at the end of a text. */
export async function append(page: Page, name: string, text: string): Promise<void> {
  await page.focus(`[name="${name}"]`);
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

/** Writes a text in the place of another. */
export async function rewrite(page: Page, name: string, text: string): Promise<void> {
  await page.$eval(`[name="${name}"]`, (control) => (control as HTMLInputElement).select());
  await page.type(`[name="${name}"]`, text);
}

/**
 * Waits until these controls, and no others, have an error, and the list has a link to each field. A single error of the
 * server is at its field, without a list.
 */
export async function hasErrorsAt(page: Page, names: readonly string[]): Promise<void> {
  const isListed = names.length > 1;
  if (isListed) await seen(page, 'rs-form', '[part~=error-summary]');
  const last = names.at(-1) ?? '';
  await until(
    page,
    (name) => document.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid') === 'true',
    last,
  );
  const found = await page.evaluate(() => ({
    marked: [
      ...new Set(
        [...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name')),
      ),
    ],
    links: document.querySelector('rs-form')?.shadowRoot?.querySelectorAll('[part~=error-link]').length ?? 0,
  }));
  assert.deepEqual(found, { marked: names, links: isListed ? names.length : 0 });
}

/** Returns true if the list of errors has the focus, or the place that it is painted in. */
export function isListFocused(): boolean {
  const list = '[part~=error-summary]';
  const focused = document.querySelector('rs-form')?.shadowRoot?.activeElement;
  return Boolean(focused?.closest(list) ?? focused?.querySelector(list));
}

/** Waits until a control has the focus. */
export const isFocused = (page: Page, name: string) =>
  until(page, (name) => document.activeElement?.getAttribute('name') === name, name);

/** Follows a link of the list of errors to its field. */
export async function followLink(page: Page, position: number, name: string): Promise<void> {
  await clickInside(page, 'rs-form', `li:nth-of-type(${position}) [part~=error-link]`);
  await isFocused(page, name);
}

/** Loads the page again, and waits for the draft. */
export async function reloadToDraft(page: Page): Promise<void> {
  await toNextPage(page, () => startReload(page));
  await isReady(page);
  await seen(page, 'rs-form', '[part~=draft]');
}
