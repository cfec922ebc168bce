import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { captchaCode } from '../own-demo.js';
import { clickInside, seen, until } from '../in-page.js';
import { hears } from '../said.js';
import {
  choose,
  contactPages,
  fillForEmail,
  seenInForm,
  providerRequests,
  send,
  thanked,
} from './contact-page.js';

/** Returns the distance from the top of the button's block to the button, in pixels: the reserved space of a box. */
const spaceAbove = (page: Page) =>
  page.$eval('#Enviar', (button) => {
    const block = button.closest('.rsform-block') as Element;
    return Math.round(button.getBoundingClientRect().top - block.getBoundingClientRect().top);
  });

/** Fills in the form. Settles when the provider has drawn its box, and asserts that nothing has moved. */
async function fillBesideBox(page: Page, provider: string): Promise<void> {
  const before = await spaceAbove(page);
  await fillForEmail(page, 'ana@ejemplo.es', provider);
  await until(page, () => document.querySelector('.rs-form-bot-check > *'));
  assert.equal(await spaceAbove(page), before);
}

/** Returns the state of the form after a failed check. */
const stateOfForm = (page: Page) =>
  page.evaluate(() => ({
    consulta: document.querySelector<HTMLTextAreaElement>('#consulta')?.value,
    token: document.querySelector<HTMLInputElement>('#g-recaptcha-response-1')?.value,
    isDisabled: document.querySelector<HTMLButtonElement>('#Enviar')?.disabled,
  }));

inEachBrowser('the bot check', (journey) => {
  it('the bot check asks the provider for nothing until the visitor touches the form', async () => {
    await journey.visit('/contacto', {}, async (page) => {
      await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
      assert.deepEqual(await providerRequests(journey), []);
      await choose(page, 'E-mail');
      await until(page, () => document.querySelector('script[src*="/recaptcha/api.js"]'));
    });
  });

  for (const path of journey.twins(contactPages))
    it(`the bot check puts no token into an address, a message or an event (url-05, token-07), on ${path}`, async () => {
      await journey.visit(path, {}, async (page) => {
        const heard: string[] = [];
        page.on('console', (message) => heard.push(message.text()));
        await hearNetwork(page.browser());
        page.on('request', (request) => heard.push(request.url()));
        await page.exposeFunction('hearDetail', (detail: string) => void heard.push(detail));
        await page.evaluate(() => {
          for (const type of ['rs-form-submit', 'rs-form-submitted', 'rs-form-validated']) {
            document.addEventListener(type, (event) => {
              void (Reflect.get(window, 'hearDetail') as (detail: string) => void)(
                JSON.stringify((event as CustomEvent).detail),
              );
            });
          }
        });
        await page.evaluate(() => {
          document
            .getElementById('g-recaptcha-response-1')
            ?.closest('form')
            ?.addEventListener('formdata', ({ formData }) => {
              sessionStorage.setItem('posted', String(formData.get('g-recaptcha-response')));
            });
        });
        await fillForEmail(page);
        await send(page);
        await thanked(page);
        const token = (await page.evaluate(() => sessionStorage.getItem('posted'))) ?? '';
        assert.ok(token.length > 0, 'the post has a token');
        assert.ok(!heard.some((text) => text.includes(token)));
      });
    });

  it('the bot check with a box of its own: moves nothing, is ticked, and the server verifies its token', async () => {
    for (const provider of ['recaptcha-v2', 'hcaptcha']) {
      await journey.visit(`/contacto?bot=${provider}`, {}, async (page) => {
        await fillBesideBox(page, provider);
        await page.click('#Enviar');
        await seenInForm(page, '[part="retry"]');
        await hears(page, /Falta la comprobación antispam/);
        await page.click('.rs-form-bot-check input');
        await until(page, () =>
          [...document.querySelectorAll<HTMLTextAreaElement>('.rs-form-bot-check textarea')].every(
            ({ value }) => value !== '',
          ),
        );
        await send(page);
        await thanked(page);
      });
    }
    await journey.visit('/contacto?bot=turnstile', {}, async (page) => {
      await fillBesideBox(page, 'turnstile');
      await send(page);
      await thanked(page);
    });
    const stored = JSON.stringify(await journey.demo.rows());
    for (const provider of ['recaptcha-v2', 'hcaptcha', 'turnstile']) assert.ok(stored.includes(provider));
  });

  it('the bot check with a box that a plugin of the original brings: is ticked, and the server verifies its token', async () => {
    const before = (await journey.demo.rows()).length;
    await journey.visit('/legacy/contacto?bot=recaptcha-v2', {}, async (page) => {
      await fillForEmail(page);
      await until(page, () => document.querySelector('[id^="g-recaptcha-"] input'));
      await page.click('[id^="g-recaptcha-"] input');
      await until(
        page,
        () => document.querySelector<HTMLTextAreaElement>('[name="g-recaptcha-response"]')?.value,
      );
      await send(page);
      await thanked(page);
    });
    assert.equal((await journey.demo.rows()).length, before + 1);
  });

  for (const path of journey.twins(contactPages))
    it(`the bot check that is an image: is asked for again by keyboard, and its code is typed, on ${path}`, async () => {
      await journey.visit(`${path}?bot=captcha`, {}, async (page) => {
        await fillForEmail(page);
        await until(page, () => document.querySelector('[autocapitalize="none"]'));
        await page.type('#captchaTxt19', 'otra');
        const first = await page.$eval('#captcha19', (image) => (image as HTMLImageElement).src);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await until(
          page,
          (before) => {
            const image = document.querySelector<HTMLImageElement>('#captcha19');
            return image?.src !== before && image?.complete;
          },
          first,
        );
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'captchaTxt19');
        await hears(page, /Hay una imagen nueva/);
        await page.keyboard.type(captchaCode);
        await send(page);
        await thanked(page);
      });
    });

  for (const path of journey.twins(contactPages))
    it(`the bot check that is a sum for the visitor’s own machine: is done apart from the page, and requests no third party, on ${path}`, async () => {
      const visit = { hasConsented: false };
      const asked = await providerRequests(journey);
      await journey.visit(`${path}?bot=proof-of-work&consent=none`, visit, async (page) => {
        const workers: string[] = [];
        page.on('workercreated', (worker) => workers.push(worker.url()));
        await fillForEmail(page);
        await send(page);
        await thanked(page);
        assert.match(workers.join(), /proof-of-work\.worker\.js$/);
      });
      assert.deepEqual(await providerRequests(journey), asked);
    });

  for (const path of journey.twins(contactPages))
    for (const [mode, title] of [
      ['blocked', 'whose script is blocked'],
      ['reject', 'that refuses (token-01)'],
    ] as const)
      it(`the bot check ${title}: the visitor is told, keeps everything and can retry, on ${path}`, async () => {
        const before = (await journey.demo.rows()).length;
        await journey.visit(`${path}?bot=${mode}`, {}, async (page) => {
          await fillForEmail(page);
          await page.click('#Enviar');
          await seenInForm(page, '[part="retry"]');
          await hears(page, /No se ha podido completar la comprobación antispam/);
          assert.deepEqual(await stateOfForm(page), {
            consulta: 'Me gustaría hablar.',
            token: '',
            isDisabled: false,
          });
          await clickInside(page, 'rs-form', '[part="retry"]');
          await seenInForm(page, '[part="retry"]');
        });
        assert.equal((await journey.demo.rows()).length, before);
      });

  it('the bot check that fails shows the author’s other way to write', async () => {
    await journey.visit('/contacto?bot=blocked', {}, async (page) => {
      const isOffered = () =>
        page.$eval('[slot="bot-check-alternative"]', (other) => other.checkVisibility());
      await fillForEmail(page);
      assert.equal(await isOffered(), false);
      await page.click('#Enviar');
      await seenInForm(page, '[part="retry"]');
      assert.equal(await isOffered(), true);
    });
  });

  it('the bot check can be left out where the author allows that; this server still wants it', async () => {
    await journey.visit('/contacto?bot=blocked&attrs=bot-check-optional', {}, async (page) => {
      await fillForEmail(page);
      await page.click('#Enviar');
      await seen(page, 'rs-form', '[part="send-anyway"]');
      await Promise.all([page.waitForNavigation(), clickInside(page, 'rs-form', '[part="send-anyway"]')]);
      assert.equal(
        await page.$eval('#Email', (input) => (input as HTMLInputElement).value),
        'ana@ejemplo.es',
      );
    });
  });

  for (const path of journey.twins(contactPages))
    it(`the bot check is rejected by the server for another action, with everything kept, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(`${path}?bot=wrong-action`, {}, async (page) => {
        await fillForEmail(page);
        await send(page);
        assert.equal(
          await page.$eval('#consulta', (field) => (field as HTMLTextAreaElement).value),
          'Me gustaría hablar.',
        );
      });
      assert.equal((await journey.demo.rows()).length, before);
    });
});
