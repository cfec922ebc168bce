import assert from 'node:assert/strict';
import { it } from 'node:test';
import { violations } from '../axe.js';
import { inEachBrowser } from '../harness.js';
import { clickInside, seen, toNextPage, until, untilAnyPage } from '../in-page.js';
import { loseFiles } from '../lost-files.js';
import {
  accepted,
  answer,
  layerOpens,
  cookieNames,
  elementPage,
  isAnswered,
  stranger,
  services,
} from './consent-page.js';

const phone = { width: 320, height: 640 };

inEachBrowser('a visitor who is asked about cookies', (journey) => {
  it('a visitor who is asked about cookies accepts: waiting scripts start in place; withdraws: the page is loaded anew, without its cookies', async () => {
    const context = await journey.visit(elementPage, stranger, async (page) => {
      await answer(page, 'accept');
      await isAnswered(page);
      await until(page, () => document.getElementById('visitas')?.textContent?.includes('visita 1'));
      await until(page, () => document.cookie.includes('_ga='));
      assert.equal(await accepted(page), 'necessary,preferences,statistics');

      // By the keyboard alone, through the link of the page: with it, no tab covers anything.
      const tab = 'document.querySelector("cookie-consent").shadowRoot.querySelector("[part=revoke-tab]")';
      assert.equal(await page.evaluate(`${tab}.checkVisibility()`), false);
      await page.focus('main a[href="#cookie-settings"]');
      await page.keyboard.press('Enter');
      await layerOpens(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-consent')), 'reject');
      await toNextPage(page, async () => {
        await page.keyboard.press('Enter');
        await seen(page, 'cookie-consent', '[part~="reload-message"]');
      });
      await isAnswered(page);
      assert.deepEqual(await cookieNames(page), ['rs_consent']);
      assert.match(await page.$eval('#visitas', (place) => place.textContent), /esperan tu permiso/);
      return page.evaluate(() => document.cookie);
    });
    assert.match(context, /necessary$/);
    const records = (await (await fetch(`${journey.demo.url}/consentimiento`)).json()) as {
      id: string;
      categories: string[];
    }[];
    assert.equal(new Set(records.map(({ id }) => id)).size, 1);
    assert.deepEqual(
      records.map(({ categories }) => categories),
      [['necessary', 'preferences', 'statistics'], ['necessary']],
    );
  });

  it('a visitor who is asked about cookies ticks a category in the settings, which hold at 320 pixels, and reads its description from the server', async () => {
    await journey.visit('/aviso-legal', { ...stranger, viewport: phone }, async (page) => {
      await layerOpens(page);
      assert.deepEqual(await violations(page), []);
      const overflow = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      assert.equal(await page.evaluate(overflow), false);
      // The page can be read to its last line.
      const link = 'main a[href="#cookie-settings"]';
      await page.focus(link);
      assert.ok(
        await page.$eval(link, (one) => {
          // A link may be broken into lines.
          const { left, top, height } = one.getClientRects()[0] as DOMRect;
          return document.elementFromPoint(left + 5, top + height / 2) === one;
        }),
      );

      await answer(page, 'settings');
      await seen(page, 'cookie-consent', 'dialog[open]');
      const ticked = await page.evaluate(() =>
        [...(document.querySelector('cookie-consent')?.shadowRoot?.querySelectorAll('input') ?? [])].map(
          ({ name, checked, disabled }) => `${name} ${checked} ${disabled}`,
        ),
      );
      assert.deepEqual(ticked, [
        'necessary true true',
        'preferences false false',
        'service-de-prueba false false',
        'service-vimeo false false',
        'statistics false false',
      ]);
      assert.deepEqual(await violations(page), []);
      await clickInside(page, 'cookie-consent', '[part="category"]:nth-of-type(3) [part="details"] summary');
      await seen(page, 'cookie-consent', '[part="details"][open] li');
      await clickInside(page, 'cookie-consent', 'input[name="statistics"]');
      await clickInside(page, 'cookie-consent', '[part~="settings-save"]');
      await isAnswered(page);
      assert.equal(await accepted(page), 'necessary,statistics');
      assert.deepEqual(await violations(page), []);
      await page.click(link);
      await layerOpens(page);
    });
  });

  it('a visitor who is asked about cookies accepts and rejects though the settings do not come', async () => {
    await journey.visit('/aviso-legal?theme=off', stranger, async (page) => {
      await loseFiles(page, (file) => file.includes('cookie-consent.view'));
      await page.goto(`${journey.demo.url}/privacidad`);
      await answer(page, 'settings');
      await seen(page, 'cookie-consent', '[part~="banner"] [part~="message"]');
      await answer(page, 'reject');
      await isAnswered(page);
      assert.equal(await accepted(page), 'necessary');
    });
  });

  it('a visitor who is asked about cookies allows the service of the bot check for good from the contact form, and no other', async () => {
    await journey.visit('/contacto', stranger, async (page) => {
      await layerOpens(page);
      await page.click('input[value="E-mail"]');
      await page.type('#Email', 'ana@example.com');
      await page.type('#consulta', 'Me gustaría hablar.');
      await page.focus('#Enviar');
      await page.click('#Enviar');
      await seen(page, 'rs-form', '[part="consent-allow-always"]');
      await clickInside(page, 'rs-form', '[part="consent-allow-always"]');
      await untilAnyPage(
        page,
        () =>
          document
            .querySelector('[id^="rsform-thank"], .rsform-thank, #thankyou, main')
            ?.textContent?.includes('Gracias') ?? false,
        'no thank-you',
      );
      assert.deepEqual([await accepted(page), await services(page)], ['necessary', 'de-prueba']);
    });
  });

  it('a visitor who is asked about cookies allows the service of an embedded video for good from the viewer, and no other', async () => {
    await journey.visit('/visor', { ...stranger, expectsViolation: () => true }, async (page) => {
      await layerOpens(page);
      await until(page, () => document.querySelector('media-box')?.matches(':defined') ?? false);
      await page.$eval('a[href^="https://vimeo"]', (link) => (link as HTMLElement).click());
      await seen(page, 'media-box', '[part="consent-allow-always"]');
      await clickInside(page, 'media-box', '[part="consent-allow-always"]');
      await seen(page, 'media-box', 'iframe');
      assert.deepEqual([await accepted(page), await services(page)], ['necessary', 'vimeo']);
    });
  });

  const silent = { skip: journey.lacks('pages without scripts') };
  it(
    'a visitor who is asked about cookies reads and uses the site without JavaScript, where nothing is asked and nothing is tracked',
    silent,
    async () => {
      await journey.visit(elementPage, { ...stranger, javaScript: false }, async (page) => {
        const isShown = await page.$eval('[data-consent="accept"]', (button) => button.checkVisibility());
        assert.deepEqual({ isShown, cookies: await cookieNames(page) }, { isShown: false, cookies: [] });
      });
    },
  );
});
