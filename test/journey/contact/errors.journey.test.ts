import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inEachBrowser } from '../harness.js';
import { clickInside } from '../in-page.js';
import { hears } from '../said.js';
import {
  choose,
  fillForEmail,
  focused,
  focusedId,
  seenInForm,
  send,
  thanked,
  contactPages,
} from './contact-page.js';

const message = 'Escribe una dirección de e-mail completa';

inEachBrowser('a visitor with a wrong e-mail', (journey) => {
  for (const path of journey.twins(contactPages)) {
    it(`a visitor with a wrong e-mail is told, finds it in a list that leads there, and nothing is sent until it is right, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fillForEmail(page, 'ana@');
        await page.click('#Enviar');
        await seenInForm(page, '[part="error-link"]');
        await hears(page, /Hay 1 error/);
        await hears(page, new RegExp(message));
        assert.equal(await page.$eval('#Email', (input) => input.classList.contains('is-invalid')), true);
        assert.equal(await page.$eval('#component13', (element) => element.className), 'formError');
        assert.equal((await journey.demo.rows()).length, before);

        await clickInside(page, 'rs-form', '[part="error-link"]');
        assert.equal(await focusedId(page), 'Email');
        await page.keyboard.press('End');
        await page.keyboard.type('ejemplo.es');
        assert.equal(await page.$eval('#Email', (input) => input.classList.contains('is-invalid')), false);
        const list = await page.$eval('rs-form', ({ shadowRoot }) =>
          shadowRoot?.querySelector('[part="error-link"]'),
        );
        assert.ok(!list);
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });
  }

  it('a visitor with a wrong e-mail has the focus on the list once that is painted', async () => {
    await journey.visit('/contacto', {}, async (page) => {
      await fillForEmail(page, 'ana@');
      await seenInForm(page, 'rs-form-view');
      await page.click('#Enviar');
      await seenInForm(page, '[part="error-summary"]');
      assert.match(await focused(page), /^section Hay 1 error/);
    });
  });

  it('a visitor with a wrong e-mail has the focus on the field where the author wants that', async () => {
    await journey.visit('/contacto?attrs=focus-on-error=field', {}, async (page) => {
      await fillForEmail(page, 'ana@');
      await seenInForm(page, 'rs-form-view');
      await page.click('#Enviar');
      await seenInForm(page, '[part="error-summary"]');
      assert.equal(await focusedId(page), 'Email');
    });
  });
});

inEachBrowser('a visitor whom the server refuses', (journey) => {
  for (const path of journey.twins(contactPages)) {
    it(`a visitor whom the server refuses keeps the typed values, is told, and has the focus on the first wrong field, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        // An address without a dot is one for the browser, and none for the server.
        await fillForEmail(page, 'ana@ejemplo', 'Hola.');
        await send(page);
        await hears(page, /Hay 1 error/);
        await hears(page, new RegExp(`E-mail.*${message}`));
        assert.equal(await focusedId(page), 'Email');
        assert.equal(await page.$eval('#component13', (element) => element.checkVisibility()), true);
        assert.equal(await page.$eval('#consulta', (input) => (input as HTMLTextAreaElement).value), 'Hola.');
        assert.equal(await page.$eval('#Telefono', (input) => input.checkVisibility()), false);
        assert.equal((await journey.demo.rows()).length, before);

        await page.keyboard.press('End');
        await page.keyboard.type('.es');
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });
  }
});

inEachBrowser('an address that tries to do more', (journey) => {
  for (const path of journey.twins(contactPages))
    for (const [id, rest] of [
      ['url-01', '?form[Email]=<script>__pwned=1</script>'],
      ['url-03', '#"><img src=x onerror=__pwned=1>'],
    ] as const) {
      it(`an address that tries to do more does nothing but open the page (${id}), on ${path}`, async () => {
        await journey.visit(path + rest, {}, async (page) => {
          await choose(page, 'E-mail');
          assert.equal(await page.$eval('#Email', (input) => input.checkVisibility()), true);
          assert.equal(await page.evaluate(() => Reflect.get(window, '__pwned')), undefined);
        });
      });
    }

  it('an address that tries to do more cannot frame the page elsewhere (frame-01)', async () => {
    const { headers } = await fetch(`${journey.demo.url}/contacto`);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/);
  });
});
