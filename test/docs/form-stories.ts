/** Stories of the forms of other systems that the documentation shows live. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { readProfile } from '../../docs/build/profiles.mjs';
import { seen, until } from '../journey/in-page.js';

/** Names in a form: what shows a field, the field that it shows, a field that must be filled in. */
interface Names {
  readonly choice: string;
  readonly shown: string;
  readonly required: string;
}

const contact = { choice: '[name=reply][value=phone]', shown: 'phone', required: 'name' };

/** Example → its names. */
const forms: Readonly<Record<string, Names>> = {
  bootstrap: contact,
  'contact-form-7': { choice: '[value="By phone"]', shown: 'your-tel', required: 'your-name' },
  django: contact,
  drupal: contact,
  'gravity-forms': { choice: '[name=input_2][value=phone]', shown: 'input_4', required: 'input_1' },
  laravel: contact,
  rails: { choice: '[value=phone]', shown: 'contact[phone]', required: 'contact[name]' },
  wtforms: contact,
  plain: contact,
  'own-profile': { choice: '[type=checkbox]', shown: 'url', required: 'author' },
};

/** Returns true if an error of the system is on show, which describes a control as invalid. */
function hasError(name: string, selector: string): boolean {
  const control = document.querySelector(`[name="${name}"][aria-invalid=true]`);
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id))
    .some((one) => one?.checkVisibility() && one.textContent.trim() !== '' && one.matches(selector));
}

/** Returns the selector of an error in a system's form. Where it has no element for them, the suite's own is meant. */
function errorIn(name: string): string {
  if (name === 'own-profile') return '.comment-error';
  const { find = '' } = (readProfile(name)['error'] ?? {}) as { readonly find?: string };
  return name === 'plain' ? '[id^=rs-form-error]' : find;
}

/** Chooses what shows a field, sends the form, and expects an error in the element of its system and in the list. */
async function sendEmpty(page: Page, { choice, shown, required }: Names, error: string): Promise<void> {
  const isShown = (name: string) => document.querySelector(`[name="${name}"]`)?.checkVisibility() ?? false;
  await until(page, () => document.querySelector('rs-form:defined:not([data-pending])') !== null);
  assert.equal(await page.evaluate(isShown, shown), false);
  await page.click(choice);
  await until(page, isShown, shown);
  await page.click('rs-form form :is(button, [type=submit])');
  await seen(page, 'rs-form', '[part~=error-link]');
  await until(page, hasError, required, error);
}

/** Page of an example → what a visitor does in it. */
export const formStories: Readonly<Record<string, (page: Page) => Promise<void>>> = Object.fromEntries(
  Object.entries(forms).map(([name, names]) => [
    `forms/${name}`,
    (page: Page) => sendEmpty(page, names, errorIn(name)),
  ]),
);
