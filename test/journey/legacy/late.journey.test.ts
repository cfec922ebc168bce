import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { fillBareForm, send, thanked } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { toNextPage, until } from '../in-page.js';
import * as kitchen from '../kitchen/kitchen-page.js';
import { loseFiles } from '../lost-files.js';
import { holdBack, isLater } from './hold-back.js';

/** Option to wait for parsing only: a browser may count held files as part of loading. */
const parsed = { waitUntil: 'domcontentloaded' } as const;

/** Settles when a page of the form (from 0) is the only visible one, by any style sheet of the server. */
function sees(page: Page, wanted: number): Promise<void> {
  return until(
    page,
    (number) => {
      const shown = [...document.querySelectorAll('.formContainer')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      const progress = document.getElementById('rsform_progress_2')?.textContent ?? '';
      return (
        shown.length === 1 &&
        shown[0]?.id.endsWith(`_page_${number}`) &&
        progress.includes(`Página ${number + 1}`)
      );
    },
    wanted,
  );
}

inEachBrowser('a visitor who is faster than the suite, on a page of the original,', (journey) => {
  it('a visitor who is faster than the suite, on a page of the original, presses once, and the practice has one message', async () => {
    const before = (await journey.demo.rows()).length;
    await journey.visit('/', {}, async (page) => {
      const release = await holdBack(page);
      await page.goto(`${journey.demo.url}/legacy/contacto`, parsed);
      await page.click('input[value="E-mail"]');
      await page.type('#Email', 'ana@ejemplo.es');
      await page.type('#consulta', 'Hola');
      await page.click('#Enviar');
      await page.click('#Enviar');
      assert.equal((await journey.demo.rows()).length, before);
      await toNextPage(page, release);
      await thanked(page);
    });
    const rows = (await journey.demo.rows()).slice(before);
    assert.deepEqual(
      rows.map((row) => [row['Email'], row['Enviar']]),
      [['ana@ejemplo.es', 'Enviar']],
    );
  });

  it('a visitor who is faster than the suite, on a page of the original, sees the first page at once, and comes to the next when it may', async () => {
    await journey.visit('/', {}, async (page) => {
      const release = await holdBack(page);
      await page.goto(`${journey.demo.url}/legacy/formulario`, parsed);
      await sees(page, 0);
      await page.type('#Nombre', 'Berta Ruiz');
      await kitchen.goOn(page, 1);
      await sees(page, 0);
      await release();
      // The page is validated by then: the e-mail is missing.
      await until(page, () => document.querySelector('#component103.formError'));
      await sees(page, 0);
    });
  });
});

inEachBrowser('a page of the original for which the suite never comes', (journey) => {
  const expectsError = (message: string) => /rsform-compat/.test(message);

  it('a page of the original for which the suite never comes sends by the browser, and the server checks', async () => {
    const before = (await journey.demo.rows()).length;
    await journey.visit('/', { expectsError }, async (page) => {
      await loseFiles(page, isLater);
      await page.goto(`${journey.demo.url}/legacy/contacto?bot=off`);
      await fillBareForm(page);
      await send(page);
      await thanked(page);
    });
    assert.equal((await journey.demo.rows()).length, before + 1);
  });

  it('a page of the original for which the suite never comes shows and hides what its conditions say', async () => {
    await journey.visit('/', { expectsError }, async (page) => {
      await loseFiles(page, isLater);
      await page.goto(`${journey.demo.url}/legacy/contacto?bot=off`);
      const isShown = () =>
        page.$eval('#Email', (input) => input.checkVisibility({ visibilityProperty: true }));
      assert.equal(await isShown(), false);
      await page.click('input[value="E-mail"]');
      assert.equal(await isShown(), true);
      await page.click('input[value="E-mail"]');
      assert.equal(await isShown(), false);
    });
  });

  it('a page of the original for which the suite never comes turns its pages all the same', async () => {
    await journey.visit('/', { expectsError }, async (page) => {
      await loseFiles(page, isLater);
      await page.goto(`${journey.demo.url}/legacy/formulario`);
      await sees(page, 0);
      await kitchen.goOn(page, 1);
      await sees(page, 1);
      await kitchen.goBack(page, 2);
      await sees(page, 0);
    });
  });
});
