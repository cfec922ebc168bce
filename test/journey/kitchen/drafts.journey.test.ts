import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { fillForEmail } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { until, untilAnyPage } from '../in-page.js';
import {
  choose,
  fillAll,
  goOn,
  onPage,
  seenInForm,
  paintedTexts,
  press,
  pressPart,
  send,
  thanked,
  typeCode,
  valueOf,
} from './kitchen-page.js';

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));

/** Settles when the draft contains the text. */
const kept = (page: Page, text: string) =>
  until(
    page,
    (wanted) => Object.values(sessionStorage).some((value) => String(value).includes(wanted)),
    text,
  );

async function type(page: Page): Promise<void> {
  await onPage(page, 0);
  await page.type('#Nombre', 'Berta Ruiz');
  await choose(page, 'Perfil', 'Profesional');
  await kept(page, 'Profesional');
}

/**
 * Types, and opens the page again by its address: after a reload Firefox restores the fields itself, and there is no
 * message.
 */
async function typeAndReturn(page: Page): Promise<void> {
  await type(page);
  await page.goto(page.url());
  await seenInForm(page, '[part="draft-undo"]');
}

const hasWeb = (page: Page) => page.$eval('#Web', (field) => field.checkVisibility());

inEachBrowser('a visitor who is interrupted at the registration', (journey) => {
  it('a visitor who is interrupted at the registration finds the typed values after a reload', async () => {
    await journey.visit('/formulario', {}, async (page) => {
      await type(page);
      await page.reload();
      await onPage(page, 0);
      await until(page, () => (document.getElementById('Nombre') as HTMLInputElement).value === 'Berta Ruiz');
      await until(page, () => document.getElementById('Web')?.checkVisibility());
    });
  });

  it('a visitor who is interrupted at the registration reads on coming back that the draft was restored, and can discard it', async () => {
    await journey.visit('/formulario', {}, async (page) => {
      await typeAndReturn(page);
      assert.match((await paintedTexts(page, '[part="draft"] p')).join(), /Hemos recuperado/);
      assert.equal(await valueOf(page, '#Nombre'), 'Berta Ruiz');
      assert.equal(await hasWeb(page), true);

      await pressPart(page, 'draft-undo');
      await until(page, () => (document.getElementById('Nombre') as HTMLInputElement).value === '');
      assert.equal(await hasWeb(page), false);
    });
  });

  it('a visitor who is interrupted at the registration finds an empty form after sending', async () => {
    await journey.visit('/formulario', {}, async (page) => {
      await fillAll(page);
      await kept(page, 'Dormir de un');
      await send(page);
      await thanked(page);
      await until(page, () => document.querySelector('rs-form:state(submitted)'));
      await page.goto(`${journey.demo.url}/formulario`);
      await onPage(page, 0);
      assert.equal(await valueOf(page, '#Nombre'), '');
      await goOn(page, 1);
      await seenInForm(page, '[part="error-summary"]');
      assert.deepEqual(await paintedTexts(page, '[part="draft"]'), []);
      assert.deepEqual(await drafts(page), []);
    });
  });

  // In Firefox `drafts-end.browser.test.ts` covers this, for each kind of navigation.
  const skip = journey.lacks('pages of failures');
  it(
    'a visitor who is interrupted at the registration finds everything after a post that was lost, by whatever fault, when the address is opened again',
    { skip },
    async () => {
      const expectsError = () => true;
      await journey.visit('/formulario?post-fault=500', { expectsError }, async (page) => {
        const address = page.url();
        await fillAll(page);
        await kept(page, 'Dormir de un');
        for (const fault of ['500', '413', 'reset']) {
          await page.$eval('form', (form, url) => form.setAttribute('action', url), faulty(address, fault));
          await press(page, '#Enviar');
          await isLost(page);
          await page.goto(address);
          await seenInForm(page, '[part="draft-undo"]');
          assert.equal(await valueOf(page, '#Nombre'), 'Berta Ruiz', fault);
          assert.equal(await valueOf(page, '#Motivo'), 'Dormir de un tirón', fault);
          await goOn(page, 1);
          await onPage(page, 1);
          await goOn(page, 2);
          await onPage(page, 2);
          await typeCode(page);
        }
      });
    },
  );

  const faulty = (address: string, fault: string) => address.replace('post-fault=500', `post-fault=${fault}`);

  /** Settles when the form is gone: another page is shown, or an error page of the browser. */
  function isLost(page: Page): Promise<void> {
    const isGone = () => document.querySelector('#Enviar') === null && document.readyState === 'complete';
    return untilAnyPage(page, isGone, 'the post never left');
  }

  const inTwoTabs = { skip: journey.lacks('two tabs') };
  it(
    'a visitor who is interrupted at the registration has nothing of one tab in another',
    inTwoTabs,
    async () => {
      await journey.visit('/formulario', {}, async (page) => {
        await onPage(page, 0);
        await page.type('#Nombre', 'Berta Ruiz');
        await kept(page, 'Berta Ruiz');
        const other = await page.browserContext().newPage();
        await other.goto(`${journey.demo.url}/formulario`);
        await onPage(other, 0);
        assert.equal(await valueOf(other, '#Nombre'), '');
        assert.deepEqual(await drafts(other), []);
        await other.close();
      });
    },
  );

  it('a visitor who is interrupted at the registration leaves nothing in the tab on a page of the original', async () => {
    await journey.visit('/legacy/contacto', {}, async (page) => {
      await fillForEmail(page);
      await leave(page);
      assert.deepEqual(await stored(page), []);
    });
  });

  /** Leaves the page: a pending draft is stored at once, so nothing is stored later. */
  const leave = (page: Page) => page.goto(`${journey.demo.url}/aviso-legal`);

  const stored = (page: Page) =>
    page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
});
