import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import {
  fillAll,
  markedFields,
  newImage,
  press,
  send,
  thanked,
  typeCode,
  valueOf,
  registrations,
} from './kitchen-page.js';

/**
 * Settles when the plugin's own lines have drawn an invisible box. They run when the provider's script is there: a form of the
 * original that is sent before is sent without a token.
 */
const legacyBoxThere = (page: Page) =>
  until(page, () => {
    const { forms } = Object(Reflect.get(window, 'RSFormProhCaptcha')) as { readonly forms?: object };
    return Object.keys(forms ?? {}).length > 0;
  });

inEachBrowser('a visitor who is taken for a robot at the registration', (journey) => {
  for (const path of journey.twins([...registrations, '/formulario-json?inline=on']))
    it(`a visitor who is taken for a robot at the registration types the letters of another image where the first ones were wrong, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fillAll(page);
        await page.type('#captchaTxt141', 'no');
        const image = await page.$eval('#captcha141', (one) => (one as HTMLImageElement).src);
        await press(page, '#Enviar');
        await until(page, () => document.querySelector('.formError') !== null);
        assert.deepEqual(await markedFields(page), ['component141']);
        assert.equal(await valueOf(page, '#captchaTxt141'), '');
        assert.notEqual(await page.$eval('#captcha141', (one) => (one as HTMLImageElement).src), image);
        await newImage(page);
        await typeCode(page);
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });

  it('a visitor who is taken for a robot at the registration is looked at by a provider, seen or not, or lets the machine compute', async () => {
    const before = (await journey.demo.rows()).length;
    const addresses = journey.twins([
      '/formulario?bot=turnstile',
      '/legacy/formulario?bot=hcaptcha-invisible',
      ...registrations.map((path) => `${path}?bot=proof-of-work`),
    ]);
    for (const address of addresses)
      await journey.visit(address, {}, async (page) => {
        await fillAll(page);
        if (address.includes('hcaptcha-invisible')) await legacyBoxThere(page);
        await send(page);
        await thanked(page);
      });
    assert.equal((await journey.demo.rows()).length, before + addresses.length);
  });
});
