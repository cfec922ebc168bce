import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { holdBack } from './hold-back.js';

/** Script that sums the layout shifts from the start, as text, because the page keeps it running. */
const countShifts = `
  window.shifted = 0;
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
`;

/** Returns the visible blocks, by their names. */
function seenBlocks(page: Page): Promise<readonly string[]> {
  return page.$$eval('.rsform-block', (blocks) =>
    blocks
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map(({ className }) => /rsform-block-[\w-]+/.exec(className)?.[0] ?? ''),
  );
}

inEachBrowser('a page of the original', (journey) => {
  for (const path of ['/legacy/contacto', '/legacy/formulario', '/legacy/formulario?version=3.0.15'])
    it(`a page of the original hides what its conditions hide before the suite has loaded, and nothing moves then: ${path}`, async () => {
      await journey.visit('/', {}, async (page) => {
        const release = await holdBack(page);
        await page.evaluateOnNewDocument(countShifts);
        await page.goto(journey.demo.url + path, { waitUntil: 'domcontentloaded' });
        // A page is shown when its sheets are there, which may be after its content.
        await until(page, () =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
        );
        const before = await seenBlocks(page);
        const hidden = path.includes('contacto') ? ['telefono', 'email', 'consulta'] : ['web', 'sede'];
        for (const name of hidden) assert.ok(!before.includes(`rsform-block-${name}`), before.join());
        await release();
        await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
        await until(page, () => document.readyState === 'complete');
        const shifted = await page.evaluate(
          'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shifted))))',
        );
        assert.deepEqual(await seenBlocks(page), before);
        assert.equal(shifted, 0);
      });
    });
});
