import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { readBehaviour } from '../../../cli/migrate/behaviour.mjs';
import { readInlineScripts } from '../../../cli/migrate/inline-calls.mjs';
import { readForms } from '../../../cli/migrate/page-forms.mjs';
import { totalsBlock } from '../../../demo/legacy/totals-block.js';

const fee = 'Author\'s "fee"';
const format = { decimals: 2, decimal: ',', thousands: '.' };
const calculations = [
  { ...format, target: 'Days', expression: 'toDays({End:value} - {Start:value})' },
  { ...format, target: 'Total', expression: `{Qty:value} * {Size:value} + {${fee}:value} + {Days:value}` },
];
const names = ['Qty', 'Size', fee, 'Start', 'End', 'Days', 'Total'];

const pageWith = (script: string) => `<script>${script}</script><form>
${names.map((name) => `<input name="form[${name.replaceAll('"', '&quot;')}]">`).join('\n')}
<input name="form[formId]" value="9"></form>`;

const plain = totalsBlock({ formId: 9, calculations, names }).join('\n');

const scripts = {
  'as the server writes it': plain,
  'without the words that an optimiser takes out': transformSync(plain, { minifyWhitespace: true }).code,
  'with other names and other statements': transformSync(plain, { minify: true }).code,
};

describe('cli/migrate: server totals', () => {
  for (const [how, script] of Object.entries(scripts))
    it(`the function of the server for totals is read back as the author’s expressions, ${how}`, () => {
      const page = readForms(pageWith(script));
      const [form] = page.forms;
      assert.ok(form);
      const { behaviour, faults } = readBehaviour(form, readInlineScripts(page.inlineScripts), page);
      assert.deepEqual(faults, []);
      const spaceless = (text: string) => text.replaceAll(/(?<=[\s)}*+-]) | (?=[*+-])/g, '');
      assert.deepEqual(
        behaviour.calculations?.map((one) => ({ ...one, expression: spaceless(one.expression) })),
        calculations.map((one) => ({ ...one, expression: spaceless(one.expression) })),
      );
    });
});
