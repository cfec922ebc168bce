import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readBehaviour, type LegacyBehaviour } from '../../../cli/migrate/behaviour.mjs';
import { readInlineScripts } from '../../../cli/migrate/inline-calls.mjs';
import { readForms } from '../../../cli/migrate/page-forms.mjs';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';

/**
 * Returns the JSON that `npm run migrate` prints, without the parts that `rsform-compat.js` leaves to the page's own
 * functions.
 */
function printedFor(html: string): unknown {
  const page = readForms(html);
  const [form] = page.forms;
  assert.ok(form);
  const { behaviour, faults } = readBehaviour(form, readInlineScripts(page.inlineScripts), page);
  assert.deepEqual(faults, []);
  const { calculations, ...shared } = behaviour;
  assert.equal(calculations !== undefined, form.formId === 2);
  return comparable(shared);
}

/** Normalises the JSON: the page of a field is in the markup too, and empty keys may be missing. */
function comparable({ pages, conditions = [], texts = {}, ...others }: LegacyBehaviour): unknown {
  const fields = pages
    .flatMap((page) => page.fields)
    .filter(({ type }) => type !== undefined && type !== 'page-break')
    .map(({ prices: _prices, ...field }) => field)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { fields, conditions, texts, ...others };
}

inEachBrowser('the JSON that is printed for a page of the original', (journey) => {
  for (const path of ['/legacy/contacto', '/legacy/formulario?layout=uikit3'])
    it(`the JSON that is printed for a page of the original says what rsform-compat.js says of it: ${path}`, async () => {
      const response = await fetch(journey.demo.url + path);
      const printed = printedFor(await response.text());
      await journey.visit(path, {}, async (page) => {
        await until(page, () => document.querySelector('rs-form > script'));
        const said = await page.$eval('rs-form > script', ({ textContent }) => textContent);
        assert.deepEqual(printed, comparable(JSON.parse(said) as LegacyBehaviour));
      });
    });
});
