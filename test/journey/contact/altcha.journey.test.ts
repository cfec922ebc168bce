import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { clickInside, toNextPage } from '../in-page.js';
import { release } from '../lost-files.js';
import { hears } from '../said.js';
import { fillForEmail, providerRequests, seenInForm, send, thanked } from './contact-page.js';

/** The server’s element without its script, on our page and on that of the original, and the JSON of the form. */
const pages = [
  '/contacto?bot=altcha&consent=none',
  '/contacto?bot=altcha-json&consent=none',
  '/legacy/contacto?bot=altcha&consent=none',
];

inEachBrowser('a visitor of a form with ALTCHA', (journey) => {
  const visit = { hasConsented: false };

  for (const path of journey.twins(pages))
    it(`a visitor of a form with ALTCHA sends it at the first press, without a question about cookies and without a third party, on ${path}`, async () => {
      const [asked, before] = [await providerRequests(journey), await journey.demo.rows()];
      await journey.visit(path, visit, async (page) => {
        await fillForEmail(page);
        await send(page);
        await thanked(page);
      });
      assert.deepEqual(await providerRequests(journey), asked);
      assert.equal((await journey.demo.rows()).length, before.length + 1);
    });

  it('a visitor of a form with ALTCHA is told that its challenge is lost, keeps everything, and sends when it comes', async () => {
    const before = await journey.demo.rows();
    await journey.visit('/contacto?bot=altcha', visit, async (page) => {
      let isLost = true;
      await hearNetwork(page.browser());
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (isLost && request.url().includes('powcaptcha')) void request.abort();
        else void release(request);
      });
      await fillForEmail(page);
      await page.click('#Enviar');
      await seenInForm(page, '[part="retry"]');
      await hears(page, /No se ha podido completar la comprobación antispam/);
      const kept = await page.$eval('#consulta', (one) => (one as HTMLTextAreaElement).value);
      assert.equal(kept, 'Me gustaría hablar.');
      isLost = false;
      await toNextPage(page, () => clickInside(page, 'rs-form', '[part="retry"]'));
      await thanked(page);
    });
    assert.equal((await journey.demo.rows()).length, before.length + 1);
  });
});
