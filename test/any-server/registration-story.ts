/** Story of a registration with 20 fields: the server refuses three of them, and stores one row. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { until } from '../journey/in-page.js';
import type { ServedForm } from './served-form.js';
import * as steps from './suite-steps.js';

const refused = ['phone', 'postcode', 'username'];

/** Fills in what a browser does not show again after a refusal. */
async function fillSecrets(page: Page): Promise<void> {
  await page.type('[name=password]', 'correct horse battery');
  await page.type('[name=password_again]', 'correct horse battery');
  await page.$eval('[name=photo]', (input) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['a photo'], 'ana.png', { type: 'image/png' }));
    (input as HTMLInputElement).files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Fills in all 20 fields, three of them with what only the server refuses. */
async function fill(page: Page): Promise<void> {
  const texts = {
    first_name: 'Ana',
    last_name: 'Núñez "Ruiz"',
    email: 'ana@example.org',
    city: 'Cádiz',
    postcode: '11-0',
    people: '2',
    about: 'Duermo mal.',
    website: 'https://example.org/',
    username: 'ana',
  };
  for (const [name, text] of Object.entries(texts)) await page.type(`[name=${name}]`, text);
  await page.$eval('[name=birth_date]', (input) => {
    (input as HTMLInputElement).value = '1990-05-17';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.select('[name=country]', 'es');
  await page.select('[name=languages]', 'es', 'de');
  assert.equal(await steps.isShown(page, 'phone'), false);
  await page.click('[name=contact_by][value=phone]');
  await page.type('[name=phone]', '123');
  await page.click('[name=topics][value=sleep]');
  await page.click('[name=topics][value=grief]');
  await page.click('[name=terms]');
  await fillSecrets(page);
}

/** Corrects the three fields by the links of the list of errors. */
async function correct(page: Page): Promise<void> {
  await steps.followLink(page, 3, 'username');
  await steps.rewrite(page, 'username', 'ana-nunez');
  await steps.rewrite(page, 'postcode', '11001');
  await steps.append(page, 'phone', ' 456 789');
}

async function isStoredOnce(page: Page, { rows }: ServedForm, count: number): Promise<void> {
  assert.match(await steps.textOf(page), /have received your message/);
  const stored = await rows();
  assert.equal(stored.length, count + 1);
  const row = stored.at(-1);
  assert.deepEqual(row, {
    first_name: 'Ana',
    last_name: 'Núñez "Ruiz"',
    email: 'ana@example.org',
    phone: '123 456 789',
    birth_date: '1990-05-17',
    city: 'Cádiz',
    postcode: '11001',
    country: 'es',
    people: typeof row?.['people'] === 'number' ? 2 : '2',
    languages: ['es', 'de'],
    contact_by: 'phone',
    topics: ['sleep', 'grief'],
    about: 'Duermo mal.',
    website: 'https://example.org/',
    photo: 'ana.png',
    username: 'ana-nunez',
    source: 'website',
  });
}

/** Registers in a form whose page the server renders again with its errors. */
export async function registerByPages(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await fill(page);
  await steps.pressAndLeave(page);
  await steps.hasErrorsAt(page, refused);
  await until(page, steps.isListFocused);
  await correct(page);
  await fillSecrets(page);
  await steps.pressAndLeave(page);
  await isStoredOnce(page, form, length);
}

/** Registers without leaving the page: the passwords and the file stay too. */
export async function registerInPlace(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await fill(page);
  await steps.press(page);
  await steps.hasErrorsAt(page, refused);
  assert.equal(await steps.valueOf(page, 'password'), 'correct horse battery');
  await correct(page);
  await steps.pressAndLeave(page);
  await isStoredOnce(page, form, length);
}
