import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { clickInside, until, untilAnyPage } from '../in-page.js';
import { fillBareForm, fillForEmail, seenInForm, send, thanked, contactPages } from './contact-page.js';

inEachBrowser('a visitor sends the contact form', (journey) => {
  const rowsAfter = async (before: number) => (await journey.demo.rows()).slice(before);

  for (const path of journey.twins(contactPages)) {
    it(`a visitor sends the contact form by e-mail: the practice has exactly one message with the typed values, and says thanks, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fillForEmail(page, 'ana@ejemplo.es', 'Hola, <b>quiero</b> hablar & más.');
        await send(page);
        await thanked(page);
        await until(page, () => document.querySelector('rs-form:state(submitted)'));
      });
      const [row, ...more] = await rowsAfter(before);
      assert.equal(more.length, 0);
      assert.equal(row?.['forma contacto'], 'E-mail');
      assert.equal(row?.['Email'], 'ana@ejemplo.es');
      assert.equal(row?.['consulta'], 'Hola, <b>quiero</b> hablar & más.');
      assert.equal(row?.['Telefono'], '');
      assert.equal(row?.['Enviar'], 'Enviar');
    });
  }

  for (const path of journey.twins(contactPages)) {
    it(`a visitor sends the contact form once, however fast the button is pressed twice, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fillForEmail(page);
        await Promise.all([page.waitForNavigation(), page.click('#Enviar', { count: 2 })]);
        await thanked(page);
      });
      assert.equal((await rowsAfter(before)).length, 1);
    });
  }

  for (const path of journey.twins(contactPages)) {
    it(`a visitor sends the contact form once, with Enter and the button together, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fillForEmail(page);
        await page.focus('#Email');
        await page.evaluate(() =>
          addEventListener('keypress', () => document.getElementById('Enviar')?.click(), { once: true }),
        );
        await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
        await thanked(page);
      });
      assert.equal((await rowsAfter(before)).length, 1);
    });
  }

  const skip =
    journey.browserName === 'Firefox' &&
    'the driver loses the page on the way back in Firefox; thank-you.browser.test.ts has all of it in both';
  for (const thanks of ['page', 'popup']) {
    const title = `and goes back, forward and back: thanked once (${thanks}), sent once, with a form that can be used`;
    it(`a visitor sends the contact form ${title}`, { skip }, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit('/', {}, async (page) => {
        await countThanks(page);
        // A browser may merge a form and its thanks into one history entry if both have the same address.
        await page.goto(`${journey.demo.url}/contacto?action=other&thanks=${thanks}`);
        await fillForEmail(page);
        await send(page);
        await thanked(page);
        await until(page, () => document.querySelector('rs-form:state(submitted)'));
        await go(page, 'back', 'rs-form:not([data-pending]) #Enviar:enabled');
        assert.equal(await page.$eval('rs-form', (form) => form.matches(':state(busy)')), false);
        assert.equal(
          await page.$eval('#g-recaptcha-response-1', (input) => (input as HTMLInputElement).value),
          '',
        );
        await go(page, 'forward', 'rs-form:state(submitted)');
        assert.equal(await hasPopup(page), false);
        await go(page, 'back', 'rs-form:not([data-pending]) #Enviar:enabled');
        assert.deepEqual(await thanksIn(page), ['1']);
      });
      assert.equal((await rowsAfter(before)).length, 1);
    });
  }

  it('a visitor sends the contact form with the button disabled meanwhile, and its name and value posted all the same', async () => {
    const before = (await journey.demo.rows()).length;
    await journey.visit('/contacto?attrs=disable-on-submit', {}, async (page) => {
      await fillForEmail(page);
      await send(page);
      await thanked(page);
    });
    assert.equal((await rowsAfter(before))[0]?.['Enviar'], 'Enviar');
  });

  it('a visitor sends the contact form from a form that is alone beside no tag at all', async () => {
    const before = (await journey.demo.rows()).length;
    await journey.visit('/contacto?wrap=none&bot=off', {}, async (page) => {
      await fillBareForm(page);
      await send(page);
      await thanked(page);
    });
    assert.equal((await rowsAfter(before)).length, 1);
  });
});

inEachBrowser('the thank-you in another shape', (journey) => {
  const shapes = ['thanks=text&continue=off', 'thanks=text&continue=old', 'continue=off', 'thanks=message'];
  const addresses = journey
    .twins(contactPages)
    .flatMap((path) => shapes.map((shape) => `${path}?bot=off&${shape}`));
  for (const address of addresses) {
    it(`the thank-you in another shape is recognised, and the draft is gone: ${address}`, async () => {
      await journey.visit(address, {}, async (page) => {
        await countThanks(page);
        await page.reload();
        await fillForEmail(page);
        await send(page);
        await until(page, () => document.querySelector('rs-form:state(submitted)'));
        assert.deepEqual(await thanksIn(page), ['1']);
        await page.reload();
        await until(page, () => document.querySelector('rs-form:not([data-pending])'));
        assert.deepEqual(await thanksIn(page), ['1']);
      });
    });
  }

  it('the thank-you in another shape has a continue button that leads where the server’s handler says', async () => {
    const expectsViolation = (directive: string) => directive === 'script-src-attr';
    const address = '/contacto?bot=off&handlers=on&return=/privacidad';
    await journey.visit(address, { expectsViolation }, async (page) => {
      await fillForEmail(page);
      await send(page);
      await until(page, () => document.querySelector('rs-form:state(submitted)'));
      await Promise.all([page.waitForNavigation(), page.click('[name="continue"]')]);
      assert.equal(new URL(page.url()).pathname, '/privacidad');
    });
  });
});

inEachBrowser('the thank-you popup', (journey) => {
  const popup = '/contacto?thanks=popup&bot=off';

  for (const path of journey.twins(contactPages))
    it(`the thank-you popup is a dialog that Escape closes, and leads back to an empty form, on ${path}`, async () => {
      await journey.visit(`${path}?thanks=popup&bot=off`, {}, async (page) => {
        await fillForEmail(page);
        await send(page);
        await seenInForm(page, 'dialog[open][part="dialog"]');
        await Promise.all([page.waitForNavigation(), page.keyboard.press('Escape')]);
        await until(page, () => document.getElementById('Enviar'));
        assert.equal(await page.$eval('#consulta', (field) => (field as HTMLTextAreaElement).value), '');
      });
    });

  for (const [title, close] of [
    ['the close button', (page: Page) => clickInside(page, 'rs-form', '[part~="close"]')],
    ['the server’s continue button', (page: Page) => page.click('[name="continue"]')],
  ] as const) {
    it(`the thank-you popup goes to the return address by ${title}`, async () => {
      await journey.visit(`${popup}&return=/privacidad`, {}, async (page) => {
        await fillForEmail(page);
        await send(page);
        await seenInForm(page, 'dialog[open]');
        await Promise.all([page.waitForNavigation(), close(page)]);
        assert.equal(new URL(page.url()).pathname, '/privacidad');
      });
    });
  }

  it('the thank-you popup has a continue button of its own where the server rendered none', async () => {
    await journey.visit(`${popup}&continue=off&return=/aviso-legal`, {}, async (page) => {
      await fillForEmail(page);
      await send(page);
      await seenInForm(page, '[part="dialog-continue"]');
      await Promise.all([page.waitForNavigation(), clickInside(page, 'rs-form', '[part="dialog-continue"]')]);
      assert.equal(new URL(page.url()).pathname, '/aviso-legal');
    });
  });

  for (const path of journey.twins(contactPages))
    it(`the thank-you popup refuses a script as return address: loads the page anew and names the mistake (redir-01), on ${path}`, async () => {
      await journey.visit(
        `${path}?thanks=popup&bot=off&return=${encodeURIComponent('javascript:__pwned=1')}`,
        {},
        async (page) => {
          const messages: string[] = [];
          page.on('console', (message) => messages.push(message.text()));
          await fillForEmail(page);
          await send(page);
          await seenInForm(page, 'dialog[open]');
          await Promise.all([page.waitForNavigation(), page.keyboard.press('Escape')]);
          await until(page, () => document.getElementById('Enviar'));
          assert.match(
            messages.join('\n'),
            /ConfigError: <rs-form> return link: found "javascript:__pwned=1"/,
          );
          assert.equal(await page.evaluate(() => Reflect.get(window, '__pwned')), undefined);
        },
      );
    });
});

/** Counts the events about accepted messages in the tab's storage. */
async function countThanks(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(`document.addEventListener('rs-form-accepted', () => {
    sessionStorage.setItem('thanks', Number(sessionStorage.getItem('thanks')) + 1);
  })`);
}

const thanksIn = (page: Page) => page.evaluate(() => [sessionStorage.getItem('thanks')]);

const hasPopup = (page: Page) =>
  page.$eval('rs-form', ({ shadowRoot }) => shadowRoot?.querySelector('dialog') instanceof HTMLDialogElement);

/** Presses a button of the browser. Settles when an element is on the page that is not on the current one. */
async function go(page: Page, where: 'back' | 'forward', wanted: string): Promise<void> {
  await page.evaluate((way) => void setTimeout(() => history[way]()), where);
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  await untilAnyPage(page, isThere, `never came ${where} to ${wanted}`, wanted);
}
