import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { clickInside, seen, until } from '../in-page.js';
import { hears } from '../said.js';
import { fillForEmail, formReady } from './contact-page.js';

const path = '/contacto?bot=off&attrs=save-url=/borradores,privacy=strict';

/** Returns the link that the form shows. */
const linkIn = (page: Page) =>
  page.$eval(
    'rs-form',
    (form) => form.shadowRoot?.querySelector<HTMLInputElement>('[part=save-link]')?.value ?? '',
  );

const textsIn = (page: Page) =>
  page.$eval('rs-form', (form) => form.shadowRoot?.querySelector('[part=saving]')?.textContent ?? '');

const valuesIn = (page: Page) =>
  page.evaluate(() => ({
    email: document.querySelector<HTMLInputElement>('#Email')?.value,
    consulta: document.querySelector<HTMLTextAreaElement>('#consulta')?.value,
  }));

inEachBrowser('a visitor who saves a form for later', (journey) => {
  it('a visitor who saves a form for later gets a link, opens it on another device, and finds everything in the form', async () => {
    let link = '';
    await journey.visit(path, {}, async (page) => {
      await fillForEmail(page);
      await clickInside(page, 'rs-form', '[part=save]');
      await seen(page, 'rs-form', '[part=save-link]');
      await hears(page, /Con este enlace vuelves a lo que has escrito/);
      link = await linkIn(page);
      assert.match(await textsIn(page), /El enlace vale hasta el .*\d{4}/);
      assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    });
    const { pathname, search } = new URL(link);
    await journey.visit(pathname + search, {}, async (page) => {
      await formReady(page);
      await until(page, () => document.querySelector<HTMLInputElement>('#Email')?.value);
      await hears(page, /Lo que guardaste vuelve a estar en el formulario/);
      assert.deepEqual(await valuesIn(page), { email: 'ana@ejemplo.es', consulta: 'Me gustaría hablar.' });
      await clickInside(page, 'rs-form', '[part=save-delete]');
      await hears(page, /Lo guardado se ha borrado del servidor/);
      assert.deepEqual(await valuesIn(page), { email: 'ana@ejemplo.es', consulta: 'Me gustaría hablar.' });
    });
    await journey.visit(pathname + search, {}, async (page) => {
      await formReady(page);
      await hears(page, /Lo que guardaste ya no está/);
      assert.deepEqual(await valuesIn(page), { email: '', consulta: '' });
    });
  });
});
