import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { toNextPage } from '../journey/in-page.js';
import { withPage } from '../journey/with-page.js';
import { needs } from '../needs.mjs';
import { systems } from './any-server.js';
import type { AnyServer } from './served-form.js';

const noScript = { javaScript: false };
const send = (page: Page) => toNextPage(page, () => page.click('form :is(button, [type=submit])'));
const valueOf = (page: Page, name: string) =>
  page.$eval(`[name="${name}"]`, (control) => (control as HTMLInputElement).value);
const textOf = (page: Page) => page.$eval('main', (main) => main.textContent);

/** Fills the contact form in with a number that only the server refuses, corrects it, and sends it. */
async function writeToUs(page: Page, { formUrl, rows }: AnyServer): Promise<void> {
  await page.goto(formUrl);
  await page.type('[name=name]', 'Ana "Núñez"');
  await page.click('[name=reply][value=phone]');
  await page.type('[name=phone]', '123');
  await page.select('[name=reason]', 'question');
  await page.type('[name=message]', '¿Hay sitio?');
  await page.click('[name=consent]');
  await send(page);
  assert.match(await textOf(page), /phone number/);
  assert.equal(await valueOf(page, 'name'), 'Ana "Núñez"');
  assert.equal(await valueOf(page, 'message'), '¿Hay sitio?');
  assert.deepEqual(await rows(), []);

  await page.focus('[name=phone]');
  await page.keyboard.press('End');
  await page.keyboard.type(' 456 789');
  await send(page);
  assert.match(await textOf(page), /have received your message/);
  const [row, ...more] = await rows();
  assert.deepEqual(more, []);
  assert.equal(row?.['phone'], '123 456 789');
}

async function writeComment(page: Page, { formUrl, rows }: AnyServer): Promise<void> {
  await page.goto(formUrl);
  await page.type('[name=comment]', '¿Hay sitio?');
  await page.type('[name=author]', 'Ana "Núñez"');
  await page.type('[name=email]', 'ana@example.org');
  await toNextPage(page, () => page.click('#commentform [type=submit]'));
  assert.match(await page.$eval('.comment-content', (content) => content.textContent), /¿Hay sitio\?/);
  assert.equal((await rows()).length, 1);
}

const stories = { node: writeToUs, django: writeToUs, wordpress: writeComment };

describe('any-server: servers', () => {
  let borrowed: BorrowedBrowser;
  before(async () => {
    borrowed = await borrowBrowser('Chromium');
  });
  after(() => borrowed.giveBack());

  for (const [name, system] of Object.entries(systems)) {
    it(
      `the servers of other systems, for a visitor without scripts, ${name} stores one row of a form that was sent in a browser`,
      needs(system.program),
      async () => {
        const server = await system.start();
        try {
          await withPage(borrowed.browser, noScript, (page) =>
            stories[name as keyof typeof stories](page, server),
          );
        } finally {
          await server.stop();
        }
      },
    );
  }
});
