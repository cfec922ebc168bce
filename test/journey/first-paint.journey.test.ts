import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from './harness.js';

const fields = ['telefono', 'email', 'dia-y-hora', 'consulta'];

/** The fields that a visitor sees, by the aliases of their blocks. */
function shownFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (aliases) =>
      aliases.filter((alias) => {
        const block = document.querySelector(`.rsform-block-${alias}`);
        return block?.checkVisibility({ visibilityProperty: true });
      }),
    fields,
  );
}

/** The network loses every script of the suite. */
async function loseScripts(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isSuite = new URL(request.url()).pathname.startsWith('/suite/');
    void (isSuite ? request.abort() : request.continue());
  });
}

/** Stops the clock of the fail-safe, however long this machine takes. */
async function holdAnimations(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(`addEventListener('animationstart', ({ target }) => {
    for (const animation of target.getAnimations()) animation.pause();
  })`);
}

inEachBrowser('the first paint of the contact page', (journey) => {
  it('shows none of the fields that nobody has asked for, and all of them where the script never comes', async () => {
    await journey.visit('/', {}, async (page) => {
      await loseScripts(page);
      await holdAnimations(page);
      await page.goto(`${journey.demo.url}/contacto`);
      assert.deepEqual(await shownFields(page), []);
      // Three seconds later.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      assert.deepEqual(await shownFields(page), fields);
    });
  });

  it('shows all fields to a visitor without scripts', async () => {
    await journey.visit('/contacto', { javaScript: false }, async (page) => {
      assert.deepEqual(await shownFields(page), fields);
    });
  });
});
