import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { faults } from '../../../demo/faults/faults.js';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import {
  fillFirstPage,
  fillLastPage,
  goBack,
  goOn,
  isBusy,
  onPage,
  seenInForm,
  paintedTexts,
  press,
  pressPart,
  thanked,
  valueOf,
  registrations,
} from './kitchen-page.js';

/** Faults whose answer is understood all the same; then those that never end by themselves. */
const understood = ['notices', 'decoy', 'lines', 'strings'];
const endless = ['hang', 'slow', 'stall'];
const inFirefox = ['abort', '500', '204', 'truncated', 'login', 'cors', 'notices', 'hang'];

async function open(page: Page): Promise<void> {
  await onPage(page, 0);
  await fillFirstPage(page);
}

/** Makes the server answer with a fault from now on; an empty name ends it. */
async function askLike(page: Page, name: string, providerUrl = ''): Promise<void> {
  const task = 'index.php?option=com_rsform&task=ajaxValidate';
  const url = name === '' ? '' : `${name === 'cors' ? providerUrl : ''}/${task}&fault=${name}`;
  await page.$eval('rs-form', (form, address) => form.setAttribute('validate-url', address), url);
}

/** Asserts that all input is kept and the visitor can go on. */
async function assertAlive(page: Page, name: string): Promise<void> {
  await onPage(page, 0);
  assert.equal(await valueOf(page, '#Nombre'), 'Berta Ruiz', name);
  assert.equal(await valueOf(page, '[name="form[Fecha de nacimiento][d]"]'), '29', name);
  assert.equal(await page.$eval('#Paso_1Next', (button) => button.matches(':enabled')), true, name);
  assert.equal(await isBusy(page), false, name);
}

async function turnAndReturn(page: Page): Promise<void> {
  await onPage(page, 1);
  assert.deepEqual(await paintedTexts(page, '.notice'), []);
  await goBack(page, 2);
  await onPage(page, 0);
}

async function reconnect(page: Page): Promise<void> {
  await page.setOfflineMode(false);
  await until(page, () => navigator.onLine);
}

inEachBrowser('a visitor whose question to the server fails', (journey) => {
  const all = faults.map(({ name }) => name);
  const chosen = journey.browserName === 'Chromium' ? all : inFirefox;
  const failing = chosen.filter((name) => ![...understood, ...endless, 'late-first'].includes(name));

  for (const path of journey.twins(registrations))
    it(`a visitor whose question to the server fails is told once, keeps everything, and goes on when it is over, on ${path}: ${failing.join(', ')}`, async () => {
      // Firefox reports a blocked answer as an error of the page.
      const expectsError = (message: string) => message.startsWith('Cross-Origin Request Blocked');
      await journey.visit(`${path}?fault=${failing[0]}`, { expectsError }, async (page) => {
        await open(page);
        for (const name of failing) {
          await askLike(page, name, journey.demo.providerUrl);
          await goOn(page, 1);
          await seenInForm(page, '.notice.failure [part="retry"]');
          assert.equal((await paintedTexts(page, '.notice.failure p')).length, 1, name);
          await assertAlive(page, name);
          await askLike(page, '');
          await pressPart(page, 'retry');
          await turnAndReturn(page);
        }
      });
    });

  for (const path of journey.twins(registrations))
    it(`a visitor whose question to the server fails does not notice what can be understood all the same, on ${path}`, async () => {
      await journey.visit(`${path}?fault=lines`, {}, async (page) => {
        await open(page);
        for (const name of chosen.filter((one) => understood.includes(one))) {
          await askLike(page, name);
          await goOn(page, 1);
          await turnAndReturn(page);
        }
      });
    });

  for (const path of journey.twins(registrations))
    it(`a visitor whose question to the server fails need not wait for an answer that never comes, or one that comes too late, on ${path}`, async () => {
      await journey.visit(`${path}?fault=hang`, {}, async (page) => {
        await open(page);
        for (const name of chosen.filter((one) => endless.includes(one))) {
          await askLike(page, name);
          await goOn(page, 1);
          await pressPart(page, 'cancel');
          await until(page, () => !document.querySelector('rs-form')?.matches(':state(busy)'));
          assert.deepEqual(await paintedTexts(page, '.notice'), []);
          await assertAlive(page, name);
        }
        await askLike(page, 'late-first');
        await goOn(page, 1);
        await pressPart(page, 'cancel');
        await goOn(page, 1);
        await turnAndReturn(page);
      });
    });

  for (const path of journey.twins(registrations)) {
    it(`a visitor whose question to the server fails without a connection reads that, and goes on and sends when the connection is back (9), on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await open(page);
        await hearNetwork(page.browser());
        await page.setOfflineMode(true);
        await goOn(page, 1);
        await seenInForm(page, '[part="retry"]');
        await assertAlive(page, 'offline');
        await reconnect(page);
        await pressPart(page, 'retry');
        await onPage(page, 1);
        await goOn(page, 2);
        await onPage(page, 2);
        await fillLastPage(page);

        await page.setOfflineMode(true);
        await press(page, '#Enviar');
        await seenInForm(page, '[part="retry"]');
        assert.equal(await valueOf(page, '#Motivo'), 'Dormir de un tirón');
        assert.equal((await journey.demo.rows()).length, before);
        await reconnect(page);
        await Promise.all([page.waitForNavigation(), pressPart(page, 'retry')]);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });
  }
});
