import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import {
  choose,
  fillAll,
  fillFirstPage,
  goOn,
  onPage,
  seenInForm,
  paintedTexts,
  registrations,
  send,
  thanked,
} from './kitchen-page.js';

/** Changes a page as browser extensions do: nodes beside fields and around texts, attributes anywhere, for good. */
function meddle(page: Page): Promise<void> {
  return page.evaluate(() => {
    const add = (field: Element) => {
      if (field.nextElementSibling?.localName === 'x-extension') return;
      field.setAttribute('data-extension', 'true');
      field.after(document.createElement('x-extension'));
    };
    const addAll = () => {
      for (const field of document.querySelectorAll('form :is(input, textarea, label, p)')) add(field);
    };
    addAll();
    new MutationObserver(addAll).observe(document.body, { childList: true, subtree: true });
  });
}

inEachBrowser('a registration that others change too', (journey) => {
  for (const path of journey.twins([...registrations, '/formulario-json']))
    it(`a registration that others change too is sent all the same at ${path}, whatever extensions put into it (26)`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await onPage(page, 0);
        await meddle(page);
        await fillAll(page);
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });

  for (const path of journey.twins([...registrations, '/formulario-json']))
    it(`a registration that others change too is the same at ${path} when it is moved while the server is asked (13)`, async () => {
      await journey.visit(path, {}, async (page) => {
        await onPage(page, 0);
        await fillFirstPage(page);
        await page.evaluate(() => {
          const form = document.getElementById('Nombre')?.closest('form');
          document.querySelector<HTMLElement>('#Paso_1Next')?.click();
          document.querySelector('main')?.append(form?.closest('rs-form') ?? form ?? '');
        });
        await onPage(page, 1);
        await choose(page, 'Extras', 'Comida');
        await goOn(page, 2);
        await onPage(page, 2);
      });
    });

  const skip = journey.browserName === 'Firefox' && 'only Chromium’s driver can compose text';
  for (const path of journey.twins(registrations))
    it(
      `a registration that others change too checks and counts nothing while text is being composed (24), on ${path}`,
      { skip },
      async () => {
        await journey.visit(path, {}, async (page) => {
          await onPage(page, 0);
          await goOn(page, 1);
          await page.waitForSelector('#Email.is-invalid');
          await seenInForm(page, '[part="error-link"]');
          await page.focus('#Nombre');
          const session = await page.createCDPSession();
          await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
          assert.equal(await page.$eval('#Nombre', (field) => field.matches('.is-invalid')), true);
          assert.equal((await paintedTexts(page, '[part="error-link"]')).length, 4);
          await session.send('Input.insertText', { text: '日本' });
          await page.waitForSelector('#Nombre:not(.is-invalid)');
          assert.equal(await page.$eval('#Nombre', (field) => (field as HTMLInputElement).value), '日本');
        });
      },
    );
});
