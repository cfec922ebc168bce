import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { choose, fillFirstPage, goOn, onPage, seenInForm, press, registrations } from './kitchen-page.js';

/** Returns the elements that are wider than the window, a line each. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const parts = [...document.querySelectorAll('label, p, h1, h2, button, legend, .formControls')];
    return [
      ...(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []),
      ...parts.filter((part) => part.checkVisibility() && isCut(part)).map((part) => part.outerHTML),
    ];
  });

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Adds a style sheet of the visitor's own, which no policy of the page blocks. */
async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

const narrow = { viewport: { width: 320, height: 640 } };

inEachBrowser('the registration fits', (journey) => {
  const states = [
    ['as it is', ''],
    ['with text of twice its size', 'html { font-size: 200% }'],
    ['with WCAG’s text spacing', spacing],
  ] as const;
  for (const [title, css] of states) {
    it(`the registration fits into 320 px ${title}, with every page on show`, async () => {
      await journey.visit('/formulario?wrap=none', narrow, async (page) => {
        await adopt(page, css);
        assert.deepEqual(await tooWide(page), []);
      });
    });

    for (const path of journey.twins(registrations))
      it(`the registration fits into 320 px ${title}, page by page, on ${path}`, async () => {
        await journey.visit(path, narrow, async (page) => {
          await onPage(page, 0);
          await adopt(page, css);
          await fillFirstPage(page, 'Presencial');
          await page.select('[name^="form[Sede]"]', 'Toledo');
          assert.deepEqual(await tooWide(page), [], 'the first page');
          await goOn(page, 1);
          await onPage(page, 1);
          await choose(page, 'Alojamiento', 'Sí');
          await choose(page, 'Alojamiento', 'No');
          await choose(page, 'Extras', 'Comida');
          assert.deepEqual(await tooWide(page), [], 'the second page');
          await goOn(page, 2);
          await onPage(page, 2);
          await press(page, '#Enviar');
          await seenInForm(page, '[part="error-summary"]');
          assert.deepEqual(await tooWide(page), [], 'the last page, with errors');
        });
      });
  }

  it('the registration fits and so does the list of faults', async () => {
    await journey.visit('/fallos', narrow, async (page) => assert.deepEqual(await tooWide(page), []));
  });
});
