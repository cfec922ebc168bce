import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { toNextPage } from '../in-page.js';
import { fillFirstPage, fillLastPage, mainText, send } from './kitchen-page.js';

const noScript = { javaScript: false };

/**
 * Returns the ids of the visible buttons. One call into the page: without scripts, Firefox returns no lists of
 * elements.
 */
const buttonsOf = (page: Page) =>
  page.$eval('form', (form) =>
    [...form.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map(({ id, type }) => id || type),
  );

inEachBrowser('a visitor without JavaScript at the registration', (journey) => {
  it('a visitor without JavaScript at the registration sees every page, and no button that does nothing', async () => {
    await journey.visit('/formulario', noScript, async (page) => {
      for (const id of ['#Nombre', '[name="form[Acompanantes]"]', '#Motivo'])
        assert.ok(await page.$eval(id, (field) => field.checkVisibility()), id);
      assert.deepEqual(await buttonsOf(page), ['Enviar', 'reset']);
    });
  });

  it('a visitor without JavaScript at the registration sends it', async () => {
    await journey.visit('/formulario', noScript, async (page) => {
      await fillFirstPage(page);
      await fillLastPage(page);
      await send(page);
      assert.match(await mainText(page), /Tu plaza está reservada/);
      assert.equal((await journey.demo.rows()).at(-1)?.['Nombre'], 'Berta Ruiz');
    });
  });

  it('a visitor without JavaScript at the registration gets it back with the error beside the field, and the typed values', async () => {
    await journey.visit('/formulario', noScript, async (page) => {
      await fillFirstPage(page);
      await send(page);
      assert.ok(await page.$eval('#component132', (error) => error.checkVisibility()));
      assert.equal(await page.$eval('#Nombre', (field) => (field as HTMLInputElement).value), 'Berta Ruiz');
    });
  });

  it('a visitor without JavaScript at the registration is led from the form that needs scripts to the one that does not', async () => {
    await journey.visit('/formulario-json', noScript, async (page) => {
      await toNextPage(page, () => page.click('noscript a'));
      assert.ok(await page.$('#Nombre'));
    });
  });
});
