import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { hears } from '../said.js';
import {
  fillAll,
  fillFirstPage,
  goOn,
  markedFields,
  onPage,
  seenInForm,
  paintedTexts,
  press,
  send,
  thanked,
  valueOf,
  registrations,
} from './kitchen-page.js';

/** Address that only the server rejects: for the browser it is valid. */
const wrongEmail = 'berta@correo';
const serverWords = 'Escribe una dirección de e-mail completa, como ana@ejemplo.es.';

const marked = (page: Page) => until(page, () => document.querySelector('.formError'));

/** Counts the assertive announcements from now on. */
async function countAlerts(page: Page): Promise<() => Promise<number>> {
  await page.$eval('[data-rs-announcer]', ({ shadowRoot }) => {
    const region = shadowRoot?.querySelector('[aria-live="assertive"]');
    const said: string[] = [];
    Reflect.set(window, 'saidUrgently', said);
    new MutationObserver(() => {
      const text = region?.textContent ?? '';
      if (text !== '' && text !== said.at(-1)) said.push(text);
    }).observe(region ?? document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'saidUrgently') as string[]).length);
}

inEachBrowser('a visitor whom the server corrects', (journey) => {
  for (const path of journey.twins(registrations)) {
    it(`a visitor whom the server corrects stays on the page of the wrong field, with the server’s words, on ${path}`, async () => {
      await journey.visit(path, {}, async (page) => {
        await onPage(page, 0);
        await fillFirstPage(page);
        await page.$eval('#Email', (field) => ((field as HTMLInputElement).value = ''));
        await page.type('#Email', wrongEmail);
        await goOn(page, 1);
        await marked(page);
        await onPage(page, 0);
        assert.deepEqual(await markedFields(page), ['component103']);
        assert.equal(await page.$eval('#component103', ({ textContent }) => textContent), serverWords);
        assert.equal(await valueOf(page, '#Email'), wrongEmail);
        await hears(page, new RegExp(serverWords));

        await page.type('#Email', '.test');
        await goOn(page, 1);
        await onPage(page, 1);
        assert.deepEqual(await markedFields(page), []);
      });
    });
  }

  for (const path of journey.twins(registrations)) {
    it(`a visitor whom the server corrects is led from the last page to the first error, whose list is in order, has the focus and is read once, on ${path}`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await fillAll(page);
        await page.evaluate((email) => {
          for (const [id, text] of [
            ['Email', email],
            ['Acompanantes', '2'],
            ['Clave', 'corta'],
          ] as const) {
            const field = document.getElementById(id) as HTMLInputElement;
            field.value = text;
          }
        }, wrongEmail);
        const alerts = await countAlerts(page);
        await press(page, '#Enviar');
        await seenInForm(page, '[part="error-summary"]');
        await onPage(page, 0);
        assert.deepEqual(await markedFields(page), ['component103', 'component133']);
        const links = await paintedTexts(page, '[part="error-link"]');
        assert.deepEqual(
          links.map((link) => link.split(':')[0]),
          ['E-mail', 'Clave de tu inscripción'],
        );
        // The focus on the list reads it, so nothing announces it as well. The page of the original wants the field.
        const focused = await page.evaluate(
          () => document.activeElement?.id || document.activeElement?.localName,
        );
        const expected = path.startsWith('/legacy')
          ? { focused: 'Email', alerts: 1 }
          : { focused: 'rs-form', alerts: 0 };
        assert.deepEqual({ focused, alerts: await alerts() }, expected);
        assert.equal((await journey.demo.rows()).length, before);

        await page.type('#Email', '.test');
        await goOn(page, 1);
        await onPage(page, 1);
        await goOn(page, 2);
        await onPage(page, 2);
        await page.type('#Clave', ' y ahora larga');
        await send(page);
        await thanked(page);
      });
      assert.equal((await journey.demo.rows()).length, before + 1);
    });
  }
});
