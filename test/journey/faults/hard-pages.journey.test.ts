import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { answer, isAnswered, layerOpens, stranger } from '../consent/consent-page.js';
import { fillForEmail, formReady, seenInForm, send, thanked } from '../contact/contact-page.js';
import { fillFirstPage, goOn, onPage } from '../kitchen/kitchen-page.js';
import { inEachBrowser } from '../harness.js';
import { clickInside, until } from '../in-page.js';

/** Script for `evaluateOnNewDocument`, as text: changes what older libraries change. */
const oldLibraries = `
  for (const prototype of [Array.prototype, String.prototype, Number.prototype, Element.prototype])
    prototype.each = prototype.invoke = prototype.store = function () { return this; };
  Object.assign(Array, { from: (list) => Array.prototype.slice.call(list) });
  Array.prototype.last = Array.prototype.include = function () { throw new Error('not for the suite'); };
  Element.prototype.hide = Element.prototype.show = Element.prototype.update = function () { return this; };
  const bound = Function.prototype.bind;
  Function.prototype.bind = function (...some) { return bound.apply(this, some); };
  window.$ = window.$$ = () => [];`;

/** Clocks of a visitor's machine, as the years that it is wrong by. */
const wrongClocks = [-12, 20] as const;
const setClock = (years: number) => `{
  const { now } = Date;
  const wrong = ${years} * 365.25 * 86_400_000;
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) { super(...(parts.length === 0 ? [now() + wrong] : parts)); }
    static now() { return now() + wrong; }
  };
}`;

/** A style sheet that takes the look of every element of the page away, and hides its buttons from nobody. */
const hostileSheet =
  'button, dialog, ul, li, p, a, section, div { all: unset !important; display: block !important }';

async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

inEachBrowser('a visitor sends one message', (journey) => {
  /** Visits the contact form after a script, and asserts that its message is stored once. */
  async function sendsOnce(
    script: string,
    story: (page: Page) => Promise<void>,
    expectsError?: (message: string) => boolean,
  ): Promise<void> {
    const before = (await journey.demo.rows()).length;
    await journey.visit('/', expectsError ? { expectsError } : {}, async (page) => {
      if (script !== '') await page.evaluateOnNewDocument(script);
      await page.goto(`${journey.demo.url}/contacto`);
      await story(page);
      await send(page);
      await thanked(page);
    });
    assert.equal((await journey.demo.rows()).length, before + 1);
  }

  it('a visitor sends one message on a page whose older scripts have changed arrays, elements and functions', () =>
    sendsOnce(oldLibraries, fillForEmail));

  for (const years of wrongClocks)
    it(`a visitor sends one message with a clock that is ${years} years away`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit('/', stranger, async (page) => {
        await page.evaluateOnNewDocument(setClock(years));
        await page.goto(`${journey.demo.url}/contacto`);
        await answer(page, 'accept');
        await isAnswered(page);
        await page.reload();
        await isAnswered(page);
        await fillForEmail(page);
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });

  it('a visitor sends one message on a page whose style sheet takes every look away, from the error to the thanks', () =>
    sendsOnce('', async (page) => {
      await formReady(page);
      await adopt(page, hostileSheet);
      await fillForEmail(page, 'ana@');
      await page.click('#Enviar');
      await seenInForm(page, '[part="error-link"]');
      await clickInside(page, 'rs-form', '[part="error-link"]');
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'Email');
      await page.keyboard.press('End');
      await page.keyboard.type('ejemplo.es');
    }));

  it('a visitor sends one message from a form that was hidden and inert when the suite started', () =>
    sendsOnce(
      `addEventListener('DOMContentLoaded', () => {
        Object.assign(document.querySelector('main'), { hidden: true, inert: true });
      });`,
      async (page) => {
        await formReady(page);
        await page.$eval('main', (main) => Object.assign(main, { hidden: false, inert: false }));
        await fillForEmail(page);
      },
    ));

  it('a visitor sends one message on a page whose listeners throw at every event of the form', () =>
    sendsOnce(
      `for (const type of ['rs-form-submit', 'rs-form-validated', 'rs-form-invalid', 'rs-form-ready', 'input', 'submit'])
        addEventListener(type, () => { throw new Error('a listener of the page'); }, true);`,
      fillForEmail,
      (message) => message.includes('a listener of the page'),
    ));

  if (journey.browserName === 'Chromium') {
    it('a visitor sends one message from a tab that was frozen in the middle', () =>
      sendsOnce('', async (page) => {
        await fillForEmail(page);
        const session = await page.createCDPSession();
        await session.send('Page.setWebLifecycleState', { state: 'frozen' });
        await session.send('Page.setWebLifecycleState', { state: 'active' });
        await session.detach();
      }));

    it('a visitor sends one message from a machine with a sixth of the speed', () =>
      sendsOnce('', async (page) => {
        await page.emulateCPUThrottling(6);
        await fillForEmail(page);
      }));
  }
});

inEachBrowser('a visitor of a page that forgets or changes', (journey) => {
  it('a visitor of a page that forgets or changes is asked for consent again after the browser has purged its storage, and the page is as before', async () => {
    await journey.visit('/', stranger, async (page) => {
      await answer(page, 'accept');
      await isAnswered(page);
      const context = page.browserContext();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.deleteCookie(...(await context.cookies()));
      await page.goto(`${journey.demo.url}/contacto`);
      await layerOpens(page);
      await formReady(page);
    });
  });

  it('a visitor of a page that forgets or changes goes on where the form was taken out while the server was asked, and put back', async () => {
    await journey.visit('/formulario?fault=hang', {}, async (page) => {
      const ask = '/index.php?option=com_rsform&task=ajaxValidate';
      const setAddress = (address: string) =>
        page.$eval('rs-form', (form, url) => form.setAttribute('validate-url', url), address);
      await onPage(page, 0);
      await setAddress(`${ask}&fault=hang`);
      await fillFirstPage(page);
      await goOn(page, 1);
      await until(page, () => document.querySelector('rs-form')?.matches(':state(busy)'));
      await page.evaluate(async () => {
        const form = document.querySelector('rs-form') as HTMLElement;
        const place = form.parentElement;
        form.remove();
        await new Promise((resolve) => setTimeout(resolve));
        place?.append(form);
      });
      await onPage(page, 0);
      await until(page, () => !document.querySelector('rs-form')?.matches(':state(busy)'));
      assert.equal(await page.$eval('#Nombre', (field) => (field as HTMLInputElement).value), 'Berta Ruiz');
      await setAddress(ask);
      await goOn(page, 1);
      await onPage(page, 1);
    });
  });
});
