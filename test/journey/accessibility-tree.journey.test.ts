import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { answer, stranger } from './consent/consent-page.js';
import { inEachBrowser } from './harness.js';
import { until } from './in-page.js';

/** Pages with many tags. */
const pages = ['/', '/contacto', '/formulario-json', '/galeria', '/elementos/rs-calendar'];

/** Settles when every tag of the page is defined, and its forms have theirs. */
function ready(page: Page): Promise<void> {
  return until(
    page,
    () =>
      document.readyState === 'complete' &&
      !document.querySelector(':not(:defined)') &&
      !document.querySelector('rs-form[data-pending], rs-form[src]:not(:has(form))'),
  );
}

/** Returns the empty live regions of the document and its shadow roots, by the element that they are in. */
function emptyRegions(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    const found = [];
    const look = (root, place) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('[aria-live]:empty, [role="status"]:empty, [role="alert"]:empty')) found.push(place);
        if (element.shadowRoot) look(element.shadowRoot, element.localName);
      }
    };
    for (const element of document.querySelectorAll('*'))
      if (element.shadowRoot) look(element.shadowRoot, element.localName);
    return found;
  })()`) as Promise<readonly string[]>;
}

/** Returns the names of the groups inside a dialog, as Chromium's accessibility tree has them. */
async function groupNames(page: Page): Promise<readonly string[]> {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const isInDialog = (id: string | undefined): boolean => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    return node !== undefined && (node.role?.value === 'dialog' || isInDialog(node.parentId));
  };
  return nodes
    .filter(({ role, parentId }) => role?.value === 'group' && isInDialog(parentId))
    .map(({ name }) => String(name?.value ?? ''));
}

inEachBrowser('a visitor with a screen reader', (journey) => {
  for (const path of pages)
    it(`a visitor with a screen reader has one pair of empty live regions at ${path}`, async () => {
      await journey.visit(path, {}, async (page) => {
        await ready(page);
        assert.deepEqual(await emptyRegions(page), ['div', 'div']);
      });
    });

  if (journey.browserName === 'Chromium')
    it('a visitor with a screen reader hears the name of each group in the settings of consent', async () => {
      await journey.visit('/', stranger, async (page) => {
        await answer(page, 'settings');
        await until(page, () =>
          document.querySelector('cookie-consent')?.shadowRoot?.querySelector('details'),
        );
        assert.deepEqual(await groupNames(page), [
          'Necesarias',
          'Servicios de «Preferencias» (2)',
          'Preferencias',
          'Estadisticas',
        ]);
      });
    });
});
