import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { consentText } from '../../shared/consent/consent-text.js';
import { inEachBrowser } from '../harness.js';
import { clickInside } from '../in-page.js';
import { hears } from '../said.js';
import {
  fillForEmail,
  focused,
  formReady,
  seenInForm,
  providerRequests,
  send,
  thanked,
} from './contact-page.js';

/** Stores the visitor's choice in a page of the site. */
function answer(page: Page, accepted: string): Promise<void> {
  return page.evaluate((text) => {
    document.cookie = `rs_consent=${text}; path=/`;
  }, consentText(accepted));
}

/** Returns the look of the message of a form, and true if the author's other ways are beside it. */
function lookOfMessage({ shadowRoot }: Element) {
  return {
    isFailure: shadowRoot?.querySelector('.notice')?.classList.contains('failure'),
    hasAlternative: document.querySelector('[slot="bot-check-alternative"]')?.checkVisibility(),
  };
}

inEachBrowser('the bot check before a yes', (journey) => {
  const undecided = { hasConsented: false };

  for (const [title, path] of [
    ['on a page that asks for consent', '/contacto?consent=layer'],
    ['on a page with the site’s banner', '/contacto'],
    ['on a page without a consent layer', '/contacto?consent=none'],
  ] as const) {
    it(`the bot check before a yes loads nothing until it is allowed in place, then sends, ${title}`, async () => {
      const before = (await journey.demo.rows()).length;
      const asked = await providerRequests(journey);
      await journey.visit(path, undecided, async (page) => {
        await fillForEmail(page);
        // The focused element is never below a banner.
        await page.focus('#Enviar');
        await page.click('#Enviar');
        await seenInForm(page, '[part="consent-allow-once"]');
        assert.deepEqual(await providerRequests(journey), asked);
        await hears(page, /servicio antispam externo/);
        assert.match(await focused(page), /^group Falta un paso: tu permiso/);
        assert.deepEqual(await page.$eval('rs-form', lookOfMessage), {
          isFailure: false,
          hasAlternative: true,
        });
        await Promise.all([
          page.waitForNavigation(),
          clickInside(page, 'rs-form', '[part="consent-allow-once"]'),
        ]);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });
  }

  it('the bot check before a yes asks for consent only once the fields are right, not for an empty form', async () => {
    await journey.visit('/contacto', undecided, async (page) => {
      await formReady(page);
      // The focused element is never below a banner.
      await page.focus('#Enviar');
      await page.click('#Enviar');
      await hears(page, /Hay 1 error.*Elige una forma de contacto/);
      assert.equal(
        await page.$eval(
          'rs-form',
          (form) => form.shadowRoot?.querySelector('[part="consent-allow-once"]') ?? null,
        ),
        null,
      );
    });
  });

  it('the bot check before a yes asks no more once the category was accepted', async () => {
    await journey.visit('/contacto?consent=layer', undecided, async (page) => {
      await answer(page, 'necessary,preferences');
      await fillForEmail(page);
      // The focused element is never below a banner.
      await page.focus('#Enviar');
      await send(page);
      await thanked(page);
    });
  });

  const inTwoTabs = { skip: journey.lacks('two tabs') };
  it(
    'the bot check before a yes asks again once the yes was taken back in another page of the site',
    inTwoTabs,
    async () => {
      await journey.visit('/contacto', {}, async (page) => {
        await fillForEmail(page);
        const other = await page.browserContext().newPage();
        await other.goto(`${journey.demo.url}/aviso-legal`);
        await answer(other, 'necessary');
        await other.close();
        await page.bringToFront();
        await page.click('#Enviar');
        await seenInForm(page, '[part="consent-allow-once"]');
      });
    },
  );
});
