import { expect } from '@open-wc/testing';
import { totalsBlock } from '../../demo/legacy/totals-block.js';
import { appears } from '../shared/appears.js';
import { until } from '../shared/until.js';
import { isInState } from '../shared/is-in-state.js';
import { call, openLegacyPage, type LegacyPage } from './legacy-page.js';

const at = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Changes a field as a visitor does. */
function enter(id: string, value: string): void {
  at(id).value = value;
  at(id).dispatchEvent(new Event('input', { bubbles: true }));
  at(id).dispatchEvent(new Event('change', { bubbles: true }));
}

const block = (name: string, markup: string) =>
  `<div class="rsform-block rsform-block-${name.toLowerCase()}">${markup}</div>`;

const calendar = (name: string, index: number) =>
  block(
    name,
    `<input type="text" name="form[${name}]" id="txtjQcal9_${index}" class="rsform-calendar-box">
    <button type="button" id="btnjQ9_${index}" class="btnCal rsform-calendar-button" onclick="RSFormPro.jQueryCalendar.showCalendar('9_${index}')">...</button>
    <div id="caljQ9_${index}Container"></div>
    <input type="hidden" name="hidden[9_${name}]" id="hiddenjQcal9_${index}">`,
  );

const form = `<form method="post" id="userForm" action="#"><div id="rsform_9_page_0">
  ${block('Qty', '<input type="text" name="form[Qty]" id="Qty" value="3">')}
  ${block('Size', '<select name="form[Size][]" id="Size"><option>s</option><option selected>m</option></select>')}
  ${block('Extras', '<input type="checkbox" name="form[Extras][]" id="ExtrasA" value="a"><input type="checkbox" name="form[Extras][]" id="ExtrasB" value="b" checked>')}
  ${block('Plan', '<input type="radio" name="form[Plan]" id="PlanA" value="a"><input type="radio" name="form[Plan]" id="PlanB" value="b">')}
  ${block('Weight', '<input type="number" step="any" name="form[Weight]" id="Weight" value="0">')}
  ${block('Author', '<input type="text" name="form[Author\'s &quot;fee&quot;]" id="Fee" value="0">')}
  ${calendar('Start', 0)} ${calendar('End', 1)}
  ${block('Days', '<input type="number" name="form[Days]" id="Days" readonly>')}
  ${block('Total', '<input type="text" name="form[Total]" id="Total" readonly>')}
  <button type="submit" name="form[Send]" id="Send">Send</button><button type="reset" id="Reset">Reset</button>
  <input type="hidden" name="form[formId]" value="9"></div></form>`;

const comma = { decimals: 2, decimal: ',', thousands: '.' };
const point = { decimals: 2, decimal: '.', thousands: ',' };

const fee = 'Author\'s "fee"';
const days = { ...point, target: 'Days', expression: 'toDays({End:value} - {Start:value})' };
const sum = `{Qty:value} * {Size:value} + {Extras:value} + {Plan:value} + {Weight:value} + {${fee}:value} + {Days:value} * 10`;
const names = ['Qty', 'Size', 'Extras', 'Plan', 'Weight', fee, 'Start', 'End', 'Days', 'Total'];

/** Runs the statements of the server, as an inline script of the page. */
function runInline(...lines: readonly string[]): void {
  const script = document.createElement('script');
  script.append(lines.join('\n'));
  document.head.append(script);
  script.remove();
}

/** Opens a page of the original with its block: three pieces of size m at 10.50, and extra b at 2. */
async function openPage(format: typeof comma): Promise<LegacyPage> {
  const page = await openLegacyPage(form);
  const calculations = [days, { ...format, target: 'Total', expression: sum }];
  runInline(
    "RSFormProPrices['9_Size'] = {s: '8', m: '10.5'};",
    "RSFormProPrices['9_Extras'] = {a: '+39', b: '2'};",
    "RSFormProPrices['9_Plan'] = {a: '-1.5', b: '1000'};",
    ...[0, 1].map(
      (index) =>
        `RSFormPro.jQueryCalendar.setCalendar(9, '9_${index}', {inline: false, format: 'DD-MM-YYYY', value: '', extra: {}});`,
    ),
    ...totalsBlock({ formId: 9, calculations, names }),
  );
  await page.parse();
  return page;
}

type Act = readonly [id: string, value: string];

const press = (id: string): Act => [id, ''];

const rows: readonly (readonly [what: string, format: typeof comma, acts: readonly Act[], total: string])[] =
  [
    ['a select and boxes with prices', point, [], '33.50'],
    ['another number in a text', point, [['Qty', '4']], '44.00'],
    ['another option of a select', point, [['Size', 's']], '26.00'],
    ['another box', point, [press('ExtrasA')], '72.50'],
    ['a box less', point, [press('ExtrasB')], '31.50'],
    ['a radio button, and thousands', point, [press('PlanB')], '1,033.50'],
    ['a price below zero', point, [press('PlanA')], '32.00'],
    ['the other separators', comma, [press('PlanB')], '1.033,50'],
    ['a text with both separators', comma, [['Fee', '1.234,50']], '1.268,00'],
    ['a text with the usual separators', point, [['Fee', '1,234.50']], '1,268.00'],
    ['a text that is no number', point, [['Fee', 'nada']], '33.50'],
    ['a number input, whose point is one whatever the author writes', comma, [['Weight', '12.5']], '46,00'],
    ['one calendar of two', point, [['txtjQcal9_0', '24-12-2027']], '33.50'],
    ['the other one of two', point, [['txtjQcal9_1', '26-12-2027']], '33.50'],
    [
      'two calendars, two days apart',
      point,
      [
        ['txtjQcal9_0', '24-12-2027'],
        ['txtjQcal9_1', '26-12-2027'],
      ],
      '53.50',
    ],
    [
      'two calendars on both sides of a change of clocks',
      point,
      [
        ['txtjQcal9_0', '27-03-2027'],
        ['txtjQcal9_1', '29-03-2027'],
      ],
      '53.50',
    ],
  ];

describe('rsform-compat.js: totals', () => {
  for (const [what, format, acts, total] of rows)
    it(`a total on a page of the original lives by the server’s own statements: ${what}`, async () => {
      await openPage(format);
      for (const [id, value] of acts)
        if (value === '') at(id).click();
        else enter(id, value);
      expect(at('Total').value).to.equal(total);
    });

  it('a total on a page of the original is written as a plain number into a number input', async () => {
    await openPage(comma);
    enter('txtjQcal9_0', '24-12-2027');
    enter('txtjQcal9_1', '26-12-2027');
    expect(at('Days').value).to.equal('2');
  });

  it('a total on a page of the original follows a date that is chosen in its calendar', async () => {
    const page = await openPage(point);
    enter('txtjQcal9_0', '24-12-2027');
    enter('txtjQcal9_1', '25-12-2027');
    at('btnjQ9_1').focus();
    at('btnjQ9_1').click();
    await isInState(page.root, '#caljQ9_1Container rs-calendar:state(open)');
    const root = page.root.querySelector('#caljQ9_1Container rs-calendar')?.shadowRoot as ShadowRoot;
    await appears(root, '[part~="day"][tabindex="0"]');
    const day = [...root.querySelectorAll<HTMLElement>('[part~="day"]')].find(
      (one) => one.textContent.trim() === '28' && !one.matches('[part~="outside"]'),
    );
    day?.click();
    expect([at('txtjQcal9_1').value, at('Total').value]).to.deep.equal(['28-12-2027', '73.50']);
  });

  it('a total on a page of the original is that of the first values again once the form is reset', async () => {
    await openPage(point);
    enter('Qty', '4');
    at('Reset').click();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(at('Total').value).to.equal('33.50');
  });

  it('a total on a page of the original is the original’s at once, before the forms have their elements', async () => {
    await openLegacyPage(form);
    runInline(
      "RSFormProPrices['9_Size'] = {m: '10.5'}; RSFormProPrices['9_Extras'] = {b: '2'};",
      ...totalsBlock({ formId: 9, calculations: [{ ...point, target: 'Total', expression: sum }], names }),
    );
    call('rsfp_Calculations9');
    expect(at('Total').value).to.equal('33.50');
  });

  it('a total on a page of the original follows every field with prices where the call names none, and those of a list', async () => {
    for (const fields of [undefined, ['Size']]) {
      const page = await openLegacyPage(form);
      runInline("RSFormProPrices['9_Size'] = {m: '10.5'};");
      let runs = 0;
      Reflect.set(window, 'rsfp_Calculations9', () => (runs += 1));
      call('RSFormPro.Calculations.addEvents', 9, fields);
      await page.parse();
      const before = runs;
      enter('Qty', '5');
      expect(runs).to.equal(before);
      enter('Size', 's');
      expect(runs).to.be.greaterThan(before);
    }
  });

  it('a total on a page of the original follows fields that the page names when its form has its element already', async () => {
    const page = await openLegacyPage(form);
    await page.parse();
    runInline(
      "RSFormProPrices['9_Size'] = {m: '10.5'}; RSFormProPrices['9_Extras'] = {b: '2'};",
      ...totalsBlock({ formId: 9, calculations: [{ ...point, target: 'Total', expression: sum }], names }),
    );
    enter('Qty', '4');
    expect(at('Total').value).to.equal('44.00');
  });

  it('a total on a page of the original is written by the tag alone where its JSON has the totals', async () => {
    const json = JSON.stringify({
      ...{
        version: 1,
        formId: 9,
        pages: [{ fields: [{ name: 'Size', prices: [{ value: 'm', price: '7' }] }] }],
      },
      calculations: [{ ...point, target: 'Total', expression: '{Size:value}' }],
    });
    const page = await openLegacyPage(
      `<rs-form><script type="application/json">${json}</script>${form}</rs-form>`,
    );
    runInline(
      "RSFormProPrices['9_Size'] = {m: '10.5'};",
      ...totalsBlock({ formId: 9, calculations: [{ ...point, target: 'Total', expression: sum }], names }),
    );
    await page.parse();
    await until(() => at('Total').value === '7.00');
    at('Size').dispatchEvent(new Event('change', { bubbles: true }));
    window.dispatchEvent(new Event('pageshow'));
    expect(at('Total').value).to.equal('7.00');
  });
});
