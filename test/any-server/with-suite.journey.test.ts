import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { seen, toNextPage, until } from '../journey/in-page.js';
import { letGo } from '../journey/lost-files.js';
import { withPage } from '../journey/with-page.js';
import { type AnyServer, systems } from './any-server.js';
import { notTested } from './not-tested.js';
import { suiteAround } from './suite-around.js';

const dist = join(import.meta.dirname, '../../dist');
const isShown = (page: Page, name: string) =>
  page.$eval(`[name="${name}"]`, (control) => control.checkVisibility());
const textOf = (page: Page) => page.$eval('main', (main) => (main as HTMLElement).innerText);

/** Opens the form and waits until the suite has taken it over. */
async function openForm(page: Page, { formUrl }: AnyServer): Promise<void> {
  await page.goto(formUrl);
  await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
}

/** Presses the button, which refuses a form without a name and a message; the fields that conditions hide are no error. */
async function isRefusedFirst(page: Page): Promise<void> {
  await page.click('[name=reply][value=phone]');
  assert.deepEqual([await isShown(page, 'phone'), await isShown(page, 'email')], [true, false]);
  await page.click('form :is(button, [type=submit])');
  await until(page, () => document.querySelector('[name=name]')?.getAttribute('aria-invalid') === 'true');
  await seen(page, 'rs-form', '[part~=error-summary]');
  const marked = () =>
    [...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'));
  assert.deepEqual(await page.evaluate(marked), ['name', 'reason', 'message', 'consent']);
}

async function fill(page: Page): Promise<void> {
  await page.type('[name=name]', 'Ana "Núñez"');
  await page.type('[name=phone]', '123');
  await page.select('[name=reason]', 'question');
  await page.type('[name=message]', '¿Hay sitio?');
  await page.click('[name=consent]');
}

const correct = async (page: Page) => {
  await page.focus('[name=phone]');
  await page.keyboard.press('End');
  await page.keyboard.type(' 456 789');
};

const isStoredOnce = async ({ rows }: AnyServer, before: number) => {
  const stored = await rows();
  assert.equal(stored.length, before + 1);
  assert.equal(stored.at(-1)?.['phone'], '123 456 789');
};

/** State of the file with the profiles in the network of a visitor. */
type Network = 'late' | 'lost' | 'there';

/** Holds the file of the profiles back, loses it or lets it through, as `network()` says at each request. */
async function withNetwork(page: Page, network: () => Network): Promise<{ asked: () => Promise<void> }> {
  const waiting: (() => void)[] = [];
  const answer = (request: HTTPRequest) => {
    if (!request.url().includes('/rs-form.start-profile-')) return letGo(request);
    for (const settle of waiting.splice(0)) settle();
    if (network() === 'late') return;
    return network() === 'lost' ? request.abort().catch(() => undefined) : letGo(request);
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request));
  return { asked: () => new Promise((resolve) => waiting.push(resolve)) };
}

/** Settles with the first line of the console that begins so. */
const saidInConsole = (page: Page, start: string) =>
  new Promise<string>((resolve) => {
    page.on('console', (message) => {
      if (message.text().includes(start)) resolve(message.text());
    });
  });

const hasChecks = (page: Page) => page.$eval('form', (form) => form.noValidate);

/** Sends the form by the browser alone: it refuses an empty one, and posts a right one. */
async function sendNatively(page: Page): Promise<void> {
  await page.click('form :is(button, [type=submit])');
  assert.equal(await page.$eval('form', (form) => form.matches(':invalid')), true);
  assert.equal(await page.$('[aria-invalid=true]'), null);
  await page.click('[name=reply][value=phone]');
  await fill(page);
  await correct(page);
  await toNextPage(page, () => page.click('form :is(button, [type=submit])'));
  assert.match(await textOf(page), /have received your message/);
}

describe('the suite around the form of another system', () => {
  let borrowed: BorrowedBrowser;
  before(async () => {
    borrowed = await borrowBrowser('Chromium');
  });
  after(() => borrowed.giveBack());

  it('leaves the form to the browser while its file is late or lost, and starts when the file is there', async () => {
    const server = await systems.node.start(suiteAround('node', dist));
    try {
      await withPage(borrowed.browser, {}, async (page) => {
        let network: Network = 'late';
        const { asked } = await withNetwork(page, () => network);
        await Promise.all([asked(), page.goto(server.formUrl)]);
        await sendNatively(page);
        await isStoredOnce(server, 0);

        network = 'lost';
        const line = saidInConsole(page, 'Error in file: <rs-form> core.');
        await page.goto(server.formUrl);
        assert.match(await line, /rs-form\.start-profile-/);
        assert.equal(await hasChecks(page), false);
        await sendNatively(page);
        await isStoredOnce(server, 1);

        const again = saidInConsole(page, 'Error in file: <rs-form> core.');
        await page.goto(server.formUrl);
        await again;
        network = 'there';
        await page.focus('[name=name]');
        await until(page, () => Reflect.get(document.querySelector('rs-form') ?? {}, 'hasCore'));
        await isRefusedFirst(page);
      });
    } finally {
      await server.stop();
    }
  });

  for (const name of ['node', 'django'] as const) {
    const system = systems[name];
    const skip = notTested(name, system);

    it(`sends a form of ${name} after errors of the browser and of the server`, { skip }, async () => {
      const server = await system.start(suiteAround(name, dist));
      try {
        await withPage(borrowed.browser, {}, async (page) => {
          await openForm(page, server);
          await isRefusedFirst(page);
          await fill(page);
          await toNextPage(page, () => page.click('form :is(button, [type=submit])'));
          await until(page, () =>
            document.querySelector('rs-form')?.shadowRoot?.querySelector('[part~=error-link]'),
          );
          assert.match(await textOf(page), /phone number/);
          await correct(page);
          await toNextPage(page, () => page.click('form :is(button, [type=submit])'));
          assert.match(await textOf(page), /have received your message/);
          await isStoredOnce(server, 0);
        });
      } finally {
        await server.stop();
      }
    });

    it(`sends a form of ${name} without leaving the page, and keeps what was typed`, { skip }, async () => {
      const server = await system.start(suiteAround(name, dist, 'submit="fetch"'));
      try {
        await withPage(borrowed.browser, {}, async (page) => {
          await openForm(page, server);
          await isRefusedFirst(page);
          await fill(page);
          await page.click('form :is(button, [type=submit])');
          await until(
            page,
            () => document.querySelector('[name=phone]')?.getAttribute('aria-invalid') === 'true',
          );
          assert.equal(
            await page.$eval('[name=name]', (one) => (one as HTMLInputElement).value),
            'Ana "Núñez"',
          );
          await correct(page);
          await toNextPage(page, () => page.click('form :is(button, [type=submit])'));
          assert.match(await textOf(page), /have received your message/);
          await isStoredOnce(server, 0);
        });
      } finally {
        await server.stop();
      }
    });
  }
});
