import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { violations } from '../journey/axe.js';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { toNextPage, until } from '../journey/in-page.js';
import { withPage } from '../journey/with-page.js';
import { needs } from '../needs.mjs';
import { serverExamples, startExample, type ExampleServer } from './example-servers.js';

const isOnShow = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
const isHidden = (selector: string) => document.querySelector(selector)?.checkVisibility() === false;
const isInvalid = (id: string) => document.activeElement?.matches(`#${id}[aria-invalid=true]`) ?? false;
const isThanked = () => document.querySelector('rs-form')?.matches(':state(submitted)') ?? false;
const says = (text: string) =>
  [document, document.querySelector('rs-form')?.shadowRoot].some((root) =>
    [...(root?.querySelectorAll('*') ?? [])].some(
      (element) => element.checkVisibility() && element.textContent.includes(text),
    ),
  );

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    await page.$eval(`#${id}`, (control) => ((control as HTMLInputElement).value = ''));
    await page.type(`#${id}`, value);
  }
}

const send = (page: Page) => page.click('form button');

/** Fills the form in with a number that only the server refuses, corrects it, and sends it. */
async function writeToUs(page: Page, server: ExampleServer, isWhole: boolean): Promise<void> {
  const sendForm = () => (isWhole ? send(page) : toNextPage(page, () => send(page)));
  await page.goto(server.url);
  await until(page, isHidden, '#Phone');
  await page.click('[value=call]');
  await until(page, isOnShow, '#Phone');
  assert.ok(await page.evaluate(isHidden, '#Email'));
  // The page is the same for all of them.
  if (!isWhole) assert.deepEqual(await violations(page), []);

  await fillIn(page, { Name: 'Ana "Núñez"', Phone: '123', Message: 'Hola' });
  await sendForm();
  await until(page, isInvalid, 'Phone');
  assert.ok(await page.evaluate(isOnShow, '#component3'));
  assert.equal(await page.$eval('#Name', (control) => (control as HTMLInputElement).value), 'Ana "Núñez"');
  assert.deepEqual(server.rows(), []);

  await fillIn(page, { Phone: '600 11 22 33' });
  if (isWhole) await sendWithLostToken(page);
  await sendForm();
  await until(page, isThanked);
  assert.ok(await page.evaluate(says, 'Thank you'));
  const [row, ...more] = server.rows();
  assert.deepEqual(more, []);
  assert.equal(row?.['Name'], 'Ana "Núñez"');
  assert.equal(row['Phone'], '600 11 22 33');
}

/** Sends the form as after the hour in which its token counts. It stays, with a message, and has a new token. */
async function sendWithLostToken(page: Page): Promise<void> {
  await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
  await send(page);
  await until(page, says, 'press send once more');
}

describe('the servers of the documentation, in a browser', () => {
  let borrowed: BorrowedBrowser;
  let suite: string;
  before(async () => {
    suite = (await prepareSuite('dist')) ?? assert.fail('The suite could not be built');
    borrowed = await borrowBrowser('Chromium');
  });
  after(() => borrowed.giveBack());

  for (const [name, example] of Object.entries(serverExamples)) {
    const title = `the server ${name} refuses a number, keeps the rest, and thanks for one row`;
    it(title, needs(example.program), async () => {
      const server = await startExample(example, suite);
      try {
        await withPage(borrowed.browser, {}, async (page) => {
          const lines: string[] = [];
          page.on('console', (message) => lines.push(message.text()));
          await writeToUs(page, server, example.isWhole);
          assert.deepEqual(lines, []);
        });
      } finally {
        await server.stop();
      }
    });
  }
});
