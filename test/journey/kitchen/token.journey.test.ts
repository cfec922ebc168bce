import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { contactPages, fillForEmail } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import {
  fillAll,
  markedFields,
  newImage,
  onPage,
  seenInForm,
  paintedTexts,
  press,
  registrations,
  send,
  typeCode,
  valueOf,
} from './kitchen-page.js';

interface StaleForm {
  readonly fill: (page: Page) => Promise<void>;
  /** Texts by the fields that must still contain them. */
  readonly typed: readonly (readonly [field: string, text: string])[];
  /** Sends a post that the server rejects for its token. */
  readonly sendStale: (page: Page) => Promise<void>;
  /** Fills in what must be filled in again: a captcha image is as old as the token. */
  readonly fillAgain: (page: Page) => Promise<void>;
  /** Settles when the page of the form is visible to which the visitor returns. */
  readonly isBack: (page: Page) => Promise<void>;
}

const registration: StaleForm = {
  fill: (page) => fillAll(page),
  typed: [
    ['#Nombre', 'Berta Ruiz'],
    ['[name="form[Fecha de nacimiento][y]"]', '1988'],
    ['#Motivo', 'Dormir de un tirón'],
  ],
  sendStale: async (page) => {
    // The server finds the code of an ended session wrong before it checks the token.
    await press(page, '#Enviar');
    await until(page, () => document.querySelector('.formError') !== null);
    await newImage(page);
    await typeCode(page);
    await send(page);
  },
  fillAgain: async (page) => {
    await newImage(page);
    await typeCode(page);
  },
  isBack: (page) => onPage(page, 2),
};

const contact: StaleForm = {
  fill: (page) => fillForEmail(page),
  typed: [
    ['#Email', 'ana@ejemplo.es'],
    ['#consulta', 'Me gustaría hablar.'],
  ],
  sendStale: (page) => send(page),
  fillAgain: () => Promise.resolve(),
  isBack: () => Promise.resolve(),
};

/** Returns the server's messages about the post: at the top of the page, and above the fields. */
const alertsOn = (page: Page) =>
  page.$$eval('#system-message-container, .formRed', (alerts) =>
    alerts.filter((one) => one.checkVisibility() && one.textContent.trim() !== '').map(({ id }) => id),
  );

/** Ends the server's session of the visitor, and keeps the consent to the bot check. */
async function endSession(page: Page): Promise<void> {
  const context = page.browserContext();
  const cookies = await context.cookies();
  await context.deleteCookie(...cookies.filter(({ name }) => name !== 'rs_consent'));
}

inEachBrowser('a visitor whose page has been open for too long', (journey) => {
  for (const path of journey.twins([...registrations, ...contactPages])) {
    const { fill, sendStale, fillAgain, typed, isBack } = path.endsWith('formulario')
      ? registration
      : contact;
    it(`a visitor whose page has been open for too long at ${path} loses nothing, is told once, and sends with one more press`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fill(page);
        await endSession(page);
        await sendStale(page);
        await seenInForm(page, '.notice.failure p');
        await isBack(page);
        assert.equal((await journey.demo.rows()).length, before);
        assert.deepEqual(await markedFields(page), []);
        const words = await paintedTexts(page, '.notice.failure p');
        assert.equal(words.length, 1);
        assert.match(words[0] ?? '', /pulsa el botón de enviar otra vez/);
        assert.deepEqual(await paintedTexts(page, '[part="error-summary"]'), []);
        assert.deepEqual(await alertsOn(page), [], 'one message stands on the page, and it is ours');
        for (const [field, text] of typed) assert.equal(await valueOf(page, field), text);

        await fillAgain(page);
        await send(page);
        await until(page, () => document.querySelector('rs-form:state(submitted)'));
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });
  }
});
