import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inEachBrowser } from '../harness.js';
import { captchaCode } from '../own-demo.js';
import { until } from '../in-page.js';
import { fillAll, send, thanked } from './kitchen-page.js';

inEachBrowser('a visitor who is taken for a robot at the registration', (journey) => {
  for (const path of ['/formulario?', '/formulario-json?inline=on&'])
    it(`types the letters of the image, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(`${path}bot=captcha`, {}, async (page) => {
        await fillAll(page);
        await until(page, () => document.querySelector('[autocapitalize="none"]') !== null);
        await page.type('#captchaTxt19', captchaCode);
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });

  it('is looked at by a provider, or lets the machine compute', async () => {
    const before = (await journey.demo.rows()).length;
    for (const check of ['turnstile', 'proof-of-work'])
      await journey.visit(`/formulario?bot=${check}`, {}, async (page) => {
        await fillAll(page);
        await send(page);
        await thanked(page);
      });
    assert.equal((await journey.demo.rows()).length, before + 2);
  });
});
