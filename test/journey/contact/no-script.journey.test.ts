import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inEachBrowser } from '../harness.js';
import { fillBareForm, send, contactPages } from './contact-page.js';

inEachBrowser('a visitor without JavaScript', (journey) => {
  for (const path of journey.twins(contactPages)) {
    it(`a visitor without JavaScript sends the contact form, and the message is stored, on ${path}`, async () => {
      await journey.visit(path, { javaScript: false }, async (page) => {
        await fillBareForm(page, 'sin@guiones.es');
        await send(page);
        assert.match(await page.content(), /Gracias por escribirnos/);
      });
      assert.equal((await journey.demo.rows()).at(-1)?.['Email'], 'sin@guiones.es');
    });
  }

  for (const path of journey.twins(contactPages))
    it(`a visitor without JavaScript sees the server’s error of a missing field, on ${path}`, async () => {
      await journey.visit(path, { javaScript: false }, async (page) => {
        await page.click('[id="forma contacto1"]');
        await page.type('#Email', 'sin@guiones.es');
        await send(page);
        assert.match(await page.content(), /Cuéntanos en qué podemos ayudarte/);
        assert.equal(
          await page.$eval('#Email', (input) => (input as HTMLInputElement).value),
          'sin@guiones.es',
        );
      });
    });
});
