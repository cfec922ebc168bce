import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { until } from '../journey/in-page.js';
import { fileOf, isChunk, release } from '../journey/lost-files.js';
import { withPage } from '../journey/with-page.js';
import { systems } from './any-server.js';
import { fill, isRefusedFirst, isStoredOnce } from './contact-story.js';
import { suiteAround } from './suite-around.js';
import { append, press, pressAndLeave } from './suite-steps.js';

const dist = join(import.meta.dirname, '../../dist');

const isProfiles = isChunk('rs-form.profiles');

/** State of the file with the profiles in the network of a visitor. */
type Network = 'late' | 'lost' | 'there';

/** Holds the file of the profiles back, loses it or lets it through, as `network()` says at each request. */
async function withNetwork(page: Page, network: () => Network): Promise<{ asked: () => Promise<void> }> {
  const waiting: (() => void)[] = [];
  const answer = (request: HTTPRequest) => {
    if (!isProfiles(fileOf(request.url()))) return release(request);
    for (const settle of waiting.splice(0)) settle();
    if (network() === 'late') return;
    return network() === 'lost' ? request.abort().catch(() => undefined) : release(request);
  };
  await hearNetwork(page.browser());
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
  await press(page);
  assert.equal(await page.$eval('form', (form) => form.matches(':invalid')), true);
  assert.equal(await page.$('[aria-invalid=true]'), null);
  await page.click('[name=reply][value=phone]');
  await fill(page);
  await append(page, 'phone', ' 456 789');
  await pressAndLeave(page);
}

describe('any-server: late profiles', () => {
  let borrowed: BorrowedBrowser;
  before(async () => {
    borrowed = await borrowBrowser('Chromium');
  });
  after(() => borrowed.giveBack());

  it('the suite around the form of another system leaves the form to the browser while its file is late or lost, and starts when the file has loaded', async () => {
    const server = await systems.node.start(suiteAround('node', dist));
    try {
      await withPage(borrowed.browser, {}, async (page) => {
        let network: Network = 'late';
        const { asked } = await withNetwork(page, () => network);
        await Promise.all([asked(), page.goto(server.formUrl)]);
        await sendNatively(page);
        await isStoredOnce(page, server, 0);

        network = 'lost';
        const line = saidInConsole(page, 'Error in file: <rs-form> profiles.');
        await page.goto(server.formUrl);
        assert.match(await line, /rs-form\.profiles-/);
        assert.equal(await hasChecks(page), false);
        await sendNatively(page);
        await isStoredOnce(page, server, 1);

        const again = saidInConsole(page, 'Error in file: <rs-form> profiles.');
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
});
