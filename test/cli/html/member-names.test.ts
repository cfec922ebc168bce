import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { findingsOf } from '../../../cli/doctor/checks.mjs';
import { firstPaintCssOfPage } from '../../../cli/first-paint/css-of.mjs';
import { migrationOf } from '../../../cli/migrate/markup.mjs';
import { reportOf } from '../../../cli/migrate/report.mjs';
import { own } from '../doctor/site.js';

/** Members of objects, elements and forms that a field or an id may be called by. */
const members = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__', 'isPrototypeOf'],
  ...['attributes', 'children', 'closest', 'dataset', 'elements', 'getAttribute', 'length', 'matches'],
  ...['namedItem', 'ownerDocument', 'parentElement', 'querySelectorAll', 'textContent'],
];
/** Name that is no member of anything. */
const plain = 'Zzzz';

const legacyPage = (name: string): string => `<script>RSFormPro.limitSelections(3, "${name}", 2);
RSFormProPrices["3_${name}"] = { "${name}": "10" };
function rsfp_runCondition1() { RSFormPro.Conditions.run({ form_id: 3, action: "show", block: "1", condition: "all",
  ComponentNames: ["Otro"], details: [{ operator: "is", value: "${name}", ComponentName: "${name}" }] }); }
function rsfp_Calculations3() { var a = rsfp_getValue(3, "${name}");
  RSFormPro.getFieldsByName(3, "Total")[0].value = number_format(a * 2, 2, ",", "."); }
RSFormPro.previewFields.elements.push({ previewId: 9, fieldName: "${name}", formId: 3, separator: ", " });</script>
<form><input type="checkbox" name="form[${name}][]" id="${name}" value="${name}"><input name="form[Otro]">
<input name="form[Total]"><input type="hidden" name="form[formId]" value="3"></form>`;

const taggedPage = (name: string): string => {
  const json = {
    ...{ version: 1, formId: 3 },
    pages: [{ fields: [{ name, maxSelections: 2, prices: [{ value: name, price: '1' }] }] }],
    conditions: [{ action: 'show', targets: ['Otro'], when: [{ field: name, operator: 'is', value: name }] }],
    calculations: [{ target: 'Total', expression: `{${name}:value} * 2` }],
  };
  return `<html lang="es"><rs-form><script type="application/json">${JSON.stringify(json)}</script>
<form method="post" name="${name}"><label for="${name}">A</label>
<input type="checkbox" name="form[${name}]" id="${name}" value="${name}"><input name="form[Otro]"><input name="form[Total]">
<input type="hidden" name="form[formId]" value="3"><button>Enviar</button></form></rs-form>`;
};

describe('cli/html: member names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rs-suite-names-'));
  after(() => rmSync(folder, { recursive: true }));

  /** Returns the output of the commands for a form; its field has the name of the one in the other form. */
  const linesFor = async (name: string): Promise<readonly string[]> => {
    const file = join(folder, 'page.html');
    writeFileSync(file, taggedPage(name));
    const findings = await findingsOf(file, { own });
    const lines = [
      ...[migrationOf(legacyPage(name)).markup, ...reportOf(legacyPage(name))],
      firstPaintCssOfPage(taggedPage(name)),
      ...findings.map(({ check, found, expected }) => `${check}: ${found}; ${expected}`),
    ];
    return lines.map((line) => line.replaceAll(name, plain));
  };

  it('a field that is called like a member of an object is read by every command as under any other name', async () => {
    const expected = await linesFor(plain);
    assert.ok(expected.some((line) => line.includes(`conditions on: Otro`)));
    for (const name of members) assert.deepEqual(await linesFor(name), expected, name);
  });
});
