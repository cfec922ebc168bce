/** Story of a comment in WordPress: an error of the browser, one of WordPress, a draft, one row that waits for approval. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { toNextPage, until } from '../journey/in-page.js';
import type { ServedForm } from './served-form.js';
import * as steps from './suite-steps.js';

/** Presses the button, which refuses an empty comment; the website is shown to authors who are to be remembered. */
async function isRefusedFirst(page: Page): Promise<void> {
  assert.equal(await steps.isShown(page, 'url'), false);
  await page.click('[name=wp-comment-cookies-consent]');
  assert.equal(await steps.isShown(page, 'url'), true);
  await steps.press(page);
  await steps.hasErrorsAt(page, ['comment', 'author', 'email']);
  await until(page, steps.isListFocused);
  await steps.followLink(page, 1, 'comment');
}

/** Fills the form in, with an address that a browser takes and WordPress refuses. */
async function fill(page: Page, comment: string): Promise<void> {
  await page.type('[name=comment]', comment);
  await page.type('[name=author]', 'Ana "Núñez"');
  await page.type('[name=email]', 'ana@example');
  await page.type('[name=url]', 'https://example.org/');
}

async function isStoredOnce(page: Page, { rows }: ServedForm, comment: string, count: number): Promise<void> {
  await until(page, () => /awaiting moderation/.test(document.querySelector('#comments')?.textContent ?? ''));
  const stored = await rows();
  assert.equal(stored.length, count + 1);
  assert.deepEqual(stored.at(-1), {
    author: 'Ana "Núñez"',
    email: 'ana@example.org',
    url: 'https://example.org/',
    comment,
  });
}

/** Writes a comment, for which WordPress answers with a page of its own where it refuses it. */
export async function commentByPages(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await isRefusedFirst(page);
  await fill(page, '¿Hay sitio?');
  await steps.reloadToDraft(page);
  assert.equal(await steps.valueOf(page, 'comment'), '¿Hay sitio?');
  await steps.pressAndLeave(page);
  assert.match(await page.$eval('#error-page', (body) => body.textContent), /valid email address/);
  await toNextPage(page, () => page.goBack());
  await until(page, () => document.querySelector<HTMLTextAreaElement>('#comment')?.value === '¿Hay sitio?');
  await steps.append(page, 'email', '.org');
  await steps.pressAndLeave(page);
  await isStoredOnce(page, form, '¿Hay sitio?', length);
  assert.equal(await steps.valueOf(page, 'comment'), '');
}

/** Writes a comment without leaving the page: the refusal of WordPress is above the form, and the typed values stay. */
export async function commentInPlace(page: Page, form: ServedForm): Promise<void> {
  const { length } = await form.rows();
  await steps.openForm(page, form);
  await isRefusedFirst(page);
  await fill(page, '¿Hay sitio hoy?');
  await steps.press(page);
  await until(page, () => {
    const list = document.querySelector('rs-form')?.shadowRoot?.querySelector('[part~=error-summary]');
    return /valid email address/.test(list?.textContent ?? '');
  });
  assert.equal(await steps.valueOf(page, 'comment'), '¿Hay sitio hoy?');
  await steps.append(page, 'email', '.org');
  await steps.press(page);
  await isStoredOnce(page, form, '¿Hay sitio hoy?', length);
}
