import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { choose, fillForEmail, send, thanked } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import * as kitchen from '../kitchen/kitchen-page.js';

/** Returns true for the server's own attributes, which such a policy blocks; nothing of ours may violate it. */
const isAttribute = (directive: string) => /^(script|style)-src-attr$/.test(directive);
const isInline = (directive: string) => isAttribute(directive) || directive === 'script-src-elem';

/** Records every address that the page posts to from now on. */
async function hearPosts(page: Page): Promise<Set<string>> {
  await hearNetwork(page.browser());
  const heard = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'POST') heard.add(new URL(request.url()).pathname);
  });
  return heard;
}

inEachBrowser('a page of the original whose policy allows no attributes', (journey) => {
  it('a page of the original whose policy allows no attributes hides what its server hides by style, opens its calendar and sends', async () => {
    const before = (await journey.demo.rows()).length;
    const visit = { expectsViolation: isAttribute };
    await journey.visit('/legacy/contacto?inline-policy=strict', visit, async (page) => {
      await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
      await choose(page, 'Teléfono');
      await until(page, () =>
        document.querySelector('rs-calendar')?.shadowRoot?.querySelector('[role="gridcell"]'),
      );
      await choose(page, 'Teléfono');
      await fillForEmail(page);
      await send(page);
      await thanked(page);
    });
    assert.equal((await journey.demo.rows()).length, before + 1);
  });

  it('a page of the original whose policy allows no attributes does what the handlers in its markup say, once a press, and sends three pages', async () => {
    const before = (await journey.demo.rows()).length;
    const visit = { expectsViolation: isAttribute };
    await journey.visit('/legacy/formulario?inline-policy=strict', visit, async (page) => {
      const posts = await hearPosts(page);
      await kitchen.onPage(page, 0);
      const isHidden = await page.$eval('#rsform_error_2', (box) => !box.checkVisibility());
      assert.equal(isHidden, true, 'the box of errors');
      await kitchen.fillAll(page);
      assert.equal(await page.$eval('#rsfp-counter-132', ({ textContent }) => textContent), '18/300');
      await until(page, () => document.querySelectorAll('rs-uploads [slot="hint"]').length === 2);
      await kitchen.press(page, '.rsfp-field-multiple-plus-button');
      await until(page, () => document.querySelectorAll('[name="form[Informes][]"]').length === 2);
      await kitchen.press(page, '.rsform-captcha-refresh-button');
      await kitchen.newImage(page);
      await kitchen.typeCode(page);
      await kitchen.send(page);
      await kitchen.thanked(page);
      assert.ok(posts.has('/es/component/rsform/'), 'the address that the router wrote');
    });
    assert.equal((await journey.demo.rows()).length, before + 1);
  });
});

inEachBrowser('a page of the original whose policy allows nothing inline', (journey) => {
  it('a page of the original whose policy allows nothing inline works from the JSON of a tag that is beside the form', async () => {
    const before = (await journey.demo.rows()).length;
    const visit = { expectsViolation: isInline };
    await journey.visit('/legacy/contacto?inline-policy=none', visit, async (page) => {
      await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
      await fillForEmail(page);
      await send(page);
      await thanked(page);
    });
    assert.equal((await journey.demo.rows()).length, before + 1);
  });

  it('a page of the original whose policy allows nothing inline asks the server where the text of the script says', async () => {
    const visit = { expectsViolation: isInline };
    await journey.visit('/legacy/formulario?inline-policy=none', visit, async (page) => {
      const posts = await hearPosts(page);
      await kitchen.onPage(page, 0);
      await kitchen.fillFirstPage(page);
      await kitchen.goOn(page, 1);
      await kitchen.onPage(page, 1);
      assert.ok(posts.has('/es/component/rsform/'), [...posts].join());
      assert.equal(await kitchen.progress(page), 'Página 2 de 3');
    });
  });
});
