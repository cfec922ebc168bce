import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hearNetwork } from '../../network-events.mjs';
import { fillForEmail, seenInForm, send, thanked } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import * as kitchen from '../kitchen/kitchen-page.js';

inEachBrowser('a page of the original in another layout', (journey) => {
  for (const [layout, errorClass] of [
    ['responsive', 'rsform-error'],
    ['uikit3', 'uk-form-danger'],
  ] as const)
    it(`a page of the original in another layout marks errors with its own classes, and sends: ${layout}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(`/legacy/contacto?layout=${layout}`, {}, async (page) => {
        await fillForEmail(page, 'ana@');
        await page.click('#Enviar');
        await seenInForm(page, '[part="error-link"]');
        assert.equal(
          await page.$eval('#Email', ({ className }, name) => className.includes(name), errorClass),
          true,
        );
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'Email');
        await page.keyboard.press('End');
        await page.keyboard.type('ejemplo.es');
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
      await journey.visit(`/legacy/formulario?layout=${layout}`, {}, async (page) => {
        await kitchen.fillAll(page);
        await kitchen.send(page);
        await kitchen.thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 2);
    });
});

inEachBrowser('a page of the original', (journey) => {
  it('a page of the original asks the provider of its bot check for its script once', async () => {
    await journey.visit('/', {}, async (page) => {
      const asked: string[] = [];
      await hearNetwork(page.browser());
      page.on('request', (request) => {
        if (request.url().includes('/recaptcha/api.js')) asked.push(request.url());
      });
      await page.goto(`${journey.demo.url}/legacy/contacto`);
      await fillForEmail(page);
      await send(page);
      await thanked(page);
      assert.equal(asked.length, 1, asked.join());
    });
  });

  it('a page of the original is left alone where the page has the component’s own script too, and the console names it', async () => {
    await journey.visit('/legacy/contacto?compat=off', { expectsError: () => true }, async (page) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.evaluate(() => Reflect.set(window, 'RSFormPro', { Pages: { change: () => undefined } }));
      await page.addScriptTag({ url: '/suite/rsform-compat.js' });
      await until(page, () => document.querySelectorAll('rs-form').length === 0);
      assert.match(said.join(), /rsform-compat: found the component's own script\.js/);
    });
  });
});
