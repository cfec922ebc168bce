import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, format as formatDate } from 'date-fns';
import { createVisitor } from '../visitor.js';
import { withDemo } from '../with-demo.js';
import { readStatements, type Statement } from './read-statements.js';

const path = '/legacy/formulario';

/** Returns the call or assignment of each statement, with its moment; repeated ones count once. */
function outline(statements: readonly Statement[]): readonly string[] {
  return statements
    .map(({ moment, what }) => `${moment}: ${what}`)
    .filter((line, index, all) => line !== all[index - 1]);
}

const operands = [
  ...[
    'Importe',
    'Suplementos',
    'Noches',
    'Alojamiento',
    'Modalidad',
    'Acompanantes',
    'Extras',
    'Salida',
    'Llegada',
  ],
];

const calendarValue = ['inline', 'format', 'value', 'timepicker', 'theme'];

/** Statements by what they call, with their arguments as the server writes them. */
const argumentRows: readonly (readonly [what: string, values: readonly unknown[]])[] = [
  ['RSFormPro.Translations.add', [2, 'Justificante', 'VALIDATIONMESSAGE', 'Elige el justificante.']],
  ['RSFormPro.limitSelections', [2, 'Extras', 2]],
  ['rsfp_changePage', [2, 0, 2]],
  ['RSFormPro.Ajax.overrideSubmit', [2, { parent: '', field: 'is-invalid' }, false]],
  ['RSFormPro.callbacks.addCallback', [2, 'changePage', [undefined, 2]]],
  ['RSFormPro.Conditions.addReset', [2]],
  ['RSFormPro.Conditions.delayRun', [2]],
  [
    'RSFormPro.jQueryCalendar.setCalendar',
    [
      ...[2, '2_0'],
      {
        ...{ inline: true, format: 'DD/MM/YYYY', value: '', timepicker: false, theme: 'default' },
        extra: { rule: 'min|Salida|1' },
      },
    ],
  ],
  [
    'RSFormPro.jQueryCalendar.setCalendar',
    [
      ...[2, '2_2'],
      {
        ...{ inline: true, format: 'DD-MM-YYYY HH:mm', value: '', timepicker: true, theme: 'default' },
        ...{ timepickerformat: 'HH:mm' },
        extra: {
          minDate: formatDate(addDays(new Date(), 1), 'MM/dd/yyyy'),
          ...{ minTime: '09:00', maxTime: '19:30', step: '30', disabledWeekDays: [0, 6] },
        },
      },
    ],
  ],
  [
    'RSFormPro.ionSlider.setSlider',
    [
      ...[2, '2_0'],
      {
        ...{ type: 'double', min: '8', max: '20', skin: 'flat', grid: true, force_edges: true },
        ...{ from_fixed: false, to_fixed: false, keyboard: true, disable: false },
        input_values_separator: '-',
      },
    ],
  ],
];

describe('demo/legacy: inline block', () => {
  const demo = withDemo();
  const blocksOf = async (query = '') => {
    const { html } = await createVisitor(demo()).get(path + query);
    return Array.from(html.matchAll(/<script nonce="[^"]+">([^]*?)<\/script>/g), ([, text = '']) => text);
  };
  const statementsOf = async (query = '') => (await blocksOf(query)).flatMap(readStatements);

  it('the inline block of a page of the original has the statements of the server, one after the other, each at its moment', async () => {
    assert.deepEqual(outline(await statementsOf('?attrs=disable-on-submit,scroll-to-error')), [
      'loaded: RSFormPro.setDisabledSubmit',
      'at once: RSFormPro.scrollToError =',
      'parsed: document.querySelectorAll.forEach',
      'at once: RSFormPro.Translations.add',
      'at once: RSFormPro.Translations.addCommonTranslation',
      'at once: function rsfp_showProgress_2',
      'at once: RSFormProPrices.2_Modalidad =',
      'at once: RSFormProPrices.2_Extras =',
      'at once: RSFormProPrices.2_Alojamiento =',
      'at once: RSFormPro.jQueryCalendar.settings.WEEKDAYS_1CHAR =',
      'at once: RSFormPro.jQueryCalendar.settings.START_WEEKDAY =',
      'ready: RSFormPro.jQueryCalendar.renderCalendars',
      'at once: RSFormPro.jQueryCalendar.setCalendar',
      'at once: RSFormPro.callbacks.addCallback',
      'at once: RSFormPro.ionSlider.setSlider',
      'at once: RSFormPro.limitSelections',
      'parsed: rsfp_changePage',
      'at once: RSFormPro.Ajax.URL =',
      'loaded: RSFormPro.Ajax.overrideSubmit',
      'at once: ajaxExtraValidationScript.2 =',
      ...Array.from({ length: 8 }, (_none, index) => [
        `at once: function rsfp_runCondition${200 + index}`,
        'parsed: RSFormPro.Conditions.add',
      ]).flat(),
      'at once: function rsfp_runAllConditions2',
      'at once: RSFormPro.Conditions.delayRun',
      'parsed: RSFormPro.Conditions.addReset',
      'at once: function rsfp_Calculations2',
      'at once: var rsfpCalculationFields2',
      ...operands.map((name) => `at once: rsfpCalculationFields2.2_${name} =`),
      'at once: RSFormPro.Calculations.addEvents',
      'parsed: rsfp_Calculations2',
      'at once: RSFormProReCAPTCHAv3.add',
    ]);
  });

  for (const [what, values] of argumentRows)
    it(`the inline block of a page of the original calls ${what} as the server does: ${JSON.stringify(values)}`, async () => {
      const calls = (await statementsOf()).filter((one) => one.what === what);
      assert.ok(calls.length > 0);
      const texts = calls.map((one) => JSON.stringify(one.values));
      assert.ok(texts.includes(JSON.stringify(values)), texts.join('\n'));
    });

  it('the inline block of a page of the original writes prices as texts, and the fields of its totals as an array whose keys are texts', async () => {
    const statements = await statementsOf();
    const setting = (wanted: string) => statements.find(({ what }) => what === wanted)?.values[0];
    assert.deepEqual(setting('RSFormProPrices.2_Extras ='), {
      ...{ Comida: '+39', Cuaderno: '20.5', Grabación: '15' },
    });
    assert.deepEqual(setting('var rsfpCalculationFields2'), []);
    assert.deepEqual(setting('rsfpCalculationFields2.2_Extras ='), {});
    const [call] = statements.filter(({ what }) => what === 'RSFormPro.Calculations.addEvents');
    assert.match(call?.source ?? '', /\(2, rsfpCalculationFields2\)/);
  });

  it('the inline block of a page of the original names the options of its calendars in the server’s order', async () => {
    const [call] = (await statementsOf()).filter(({ what }) => what.endsWith('setCalendar'));
    assert.deepEqual(Object.keys(call?.values[2] as object).slice(0, 5), calendarValue);
  });

  it('the inline block of a page of the original of the older version is several scripts, and speaks of its conditions at once', async () => {
    const blocks = await blocksOf('?version=3.0.15');
    assert.equal(blocks.length, 5);
    assert.match(blocks[1] ?? '', /^\s*RSFormPro\.Ajax\.URL = [^\n]+;\s*$/);
    assert.match(blocks[3] ?? '', /^\s*ajaxExtraValidationScript\[2\] = function/);
    const statements = blocks.flatMap(readStatements);
    for (const what of ['RSFormPro.Conditions.add', 'RSFormPro.Conditions.addReset'])
      assert.ok(
        statements.filter((one) => one.what === what).every(({ moment }) => moment === 'at once'),
        what,
      );
    assert.equal((await blocksOf()).length, 1);
  });

  it('the inline block of a page of the original calls the framework of its layout, whose script the page has', async () => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get(path);
    const [, src = ''] = /<script src="(\/media\/com_rsform\/js\/frameworks\/[^"]+)">/.exec(html) ?? [];
    assert.match((await visitor.get(src)).html, /Tooltip/);
    assert.doesNotMatch((await visitor.get(`${path}?layout=uikit3`)).html, /frameworks\//);
  });
});
