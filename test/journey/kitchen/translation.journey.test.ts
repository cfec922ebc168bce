import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import {
  choose,
  fillFirstPage,
  fillLastPage,
  goOn,
  onPage,
  seenInForm,
  press,
  progress,
  send,
  thanked,
  registrations,
} from './kitchen-page.js';

/**
 * Wraps every text of the page as a translator does, now and after each change. Shadow roots stay unchanged, as with
 * real translators.
 */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const untouched = 'script, style, textarea, option, font font';
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target } of records) wrap(target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, ({ textContent }) => textContent.trim());

inEachBrowser('a visitor whose browser translates the page (27)', (journey) => {
  for (const path of journey.twins([...registrations, '/formulario-json'])) {
    it(`a visitor whose browser translates the page (27) sees current values at ${path}, and sends`, async () => {
      const before = (await journey.demo.rows()).length;
      await journey.visit(path, {}, async (page) => {
        await onPage(page, 0);
        await translate(page);
        await goOn(page, 1);
        await seenInForm(page, '[part="error-link"]');
        assert.match(await textOf(page, '#component102'), /^Escribe tu nombre y tus apellidos\.$/);

        await fillFirstPage(page, 'Presencial');
        await page.select('[name^="form[Sede]"]', 'Toledo');
        await goOn(page, 1);
        await onPage(page, 1);
        assert.equal(await progress(page), 'Página 2 de 3');
        await choose(page, 'Extras', 'Comida');
        await page.select('[name^="form[Temas de interés]"]', 'Otro');
        await page.type('[name="form[Otro tema]"]', 'Siestas');
        await goOn(page, 2);
        await onPage(page, 2);
        assert.equal(await progress(page), 'Página 3 de 3');
        assert.equal(await page.$eval('#Total', (field) => (field as HTMLInputElement).value), '459,00');

        await press(page, '#Enviar');
        await seenInForm(page, '[part="error-link"]');
        await fillLastPage(page);
        await until(page, () => document.querySelector('[id^="rsfp-counter-"]')?.textContent === '18/300');
        await send(page);
        await thanked(page);
      });
      const [row, ...more] = (await journey.demo.rows()).slice(before);
      assert.equal(more.length, 0);
      assert.equal(row?.['Otro tema'], 'Siestas');
    });
  }
});
