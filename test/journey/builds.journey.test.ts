import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { tagsOf } from '../../scripts/entries.mjs';
import { fillForEmail, seenInForm } from './contact/contact-page.js';
import { build, inEachBrowser } from './harness.js';
import { until } from './in-page.js';

const tags = tagsOf(join(import.meta.dirname, '..', '..'));

inEachBrowser('a page with all tags', (journey) => {
  it('a page with all tags defines each of them and paints a view, with the scripts of one build', async () => {
    // Another banner would withdraw what an earlier visit has accepted.
    await journey.visit('/contacto', { hasConsented: false }, async (page) => {
      await fillForEmail(page, 'ana@');
      await page.evaluate((names) => {
        const missing = names.filter((name) => !document.querySelector(name));
        document.body.append(...missing.map((name) => document.createElement(name)));
      }, tags);
      await until(page, (...names) => names.every((name) => customElements.get(String(name))), ...tags);
      // The banner may lie over the button.
      await page.evaluate(() => document.getElementById('Enviar')?.click());
      await seenInForm(page, '[part~="error-summary"]');

      const paths = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const scripts = paths.filter((path) => path.startsWith('/suite/') && path.endsWith('.js'));
      assert.ok(scripts.includes(`/suite/${build}suite.js`));
      const libraries = new Set(scripts.filter((path) => path.includes('/react-')));
      assert.equal(libraries.size, 1);
      assert.ok([...libraries].every((path) => path.startsWith(`/suite/${build}chunks/`)));
    });
  });
});
