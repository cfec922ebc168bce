import { expect } from '@open-wc/testing';
import { document } from '../../shared/dom/unclobbered.js';
import { appears } from '../shared/appears.js';
import { openLegacyPage } from './legacy-page.js';

const at = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Changes a field as a visitor does. */
function enter(id: string, value: string): void {
  at(id).value = value;
  for (const type of ['input', 'change']) at(id).dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs statements as one inline script of the page: an error ends all of them. */
function runInline(...lines: readonly string[]): void {
  const script = document.createElement('script');
  script.append(lines.join('\n'));
  document.head.append(script);
  script.remove();
}

/** Form of version 3.4.4 with previews: of a text, of boxes, of a date in three selects, and of files. */
const form = `<form method="post" id="userForm" action="#"><div id="rsform_8_page_0">
  <div class="rsform-block rsform-block-nombre"><input name="form[Nombre]" id="Nombre" value="Ana"></div>
  <div class="rsform-block rsform-block-extras"><input type="checkbox" name="form[Extras][]" id="Extras0" value="Comida" checked>
    <input type="checkbox" name="form[Extras][]" id="Extras1" value="Cena"></div>
  <div class="rsform-block rsform-block-nacimiento">
    <select name="form[Nacimiento][d]" id="Nacimientod"><option value=""></option><option>30</option><option>31</option></select>
    <select name="form[Nacimiento][m]" id="Nacimientom" data-rsfp-disable-invalid-dates="Nacimiento"><option value=""></option><option>4</option></select>
    <select name="form[Nacimiento][y]" id="Nacimientoy" data-rsfp-disable-invalid-dates="Nacimiento"><option value=""></option><option>2027</option></select></div>
  <div class="rsform-block rsform-block-clave"><input type="password" name="form[Clave]" id="Clave" value="secreta"></div>
  <p>Nombre: <span id="preview-21"></span>. Con: <span id="preview-22"></span>. Nació el <span id="preview-23"></span>.
    <span id="preview-24"></span></p>
  <input name="form[Total]" id="Total"><input type="hidden" name="form[formId]" value="8"></div></form>`;

const preview = (id: number, name: string, separator: string) =>
  `RSFormPro.previewFields.elements.push({previewId: '${id}', fieldId: '${id - 10}', fieldName: '${name}', formId: '8', separator: '${separator}'});`;

describe('a page of version 3.4 with everything in one block', () => {
  beforeEach(async () => {
    const page = await openLegacyPage(form);
    runInline(
      preview(21, 'Nombre', ', '),
      preview(22, 'Extras', ' y '),
      preview(23, 'Nacimiento', '.'),
      preview(24, 'Clave', ', '),
      'window.setTimeout(RSFormPro.previewFields.attachEvents, 1);',
      "RSFormPro.Translations.addCommonTranslations([['COM_RSFORM_PHONENUMBER_INVALID', 'No']]);",
      'RSFormPro.initialPage = true; RSFormPro.scrollPage = true; RSFormPro.submitFormCount = 1;',
      'RSFormPro.disableInvalidDates();',
      "RSFormProUtils.addEvent(document.getElementById('Mapa'), 'keyup', function () {});",
      "RSFormPro.AdvancedFormFields.elements.push('x'); RSFormPro.AdvancedFormFields.limitSelections(8, 'x', 2);",
      "RSFormPro.Ajax.shake(8); RSFormProUtils.shake(8); RSFormProReCAPTCHAv3.shake('x');",
      'function rsfp_Calculations8() { document.getElementById("Total").value = RSFormPro.getValue(8, "Nombre").length; }',
      "RSFormPro.Calculations.addEvents(8, ['Nombre']);",
    );
    await page.parse();
    await appears(page.root, '#preview-21', 'Ana');
  });

  it('a page of version 3.4 with everything in one block shows in its previews the values of the fields, at the start and after each change', () => {
    expect(at('preview-22').textContent).to.equal('Comida');
    enter('Nombre', '<b>Eva</b>');
    at('Extras1').click();
    expect(at('preview-21').textContent).to.equal('<b>Eva</b>');
    expect(at('preview-22').textContent).to.equal('Comida y Cena');
  });

  it('a page of version 3.4 with everything in one block shows a date in its preview once all of it is chosen, and never a password', () => {
    enter('Nacimientod', '30');
    enter('Nacimientom', '4');
    expect(at('preview-23').textContent).to.equal('');
    enter('Nacimientoy', '2027');
    expect(at('preview-23').textContent).to.equal('30.4.2027');
    expect(at('preview-24').textContent).to.equal('');
  });

  it('a page of version 3.4 with everything in one block keeps its total, which comes after calls that the suite does not have', () => {
    enter('Nombre', 'Eva María');
    expect(at('Total').value).to.equal('9');
  });

  it('a page of version 3.4 with everything in one block lets a visitor choose no day that the month does not have', () => {
    const [, , last] = (at('Nacimientod') as unknown as HTMLSelectElement).options;
    enter('Nacimientoy', '');
    enter('Nacimientom', '4');
    expect(last?.disabled, 'before the year is chosen').to.equal(false);
    enter('Nacimientoy', '2027');
    expect(last?.disabled).to.equal(true);
  });
});

describe('a name that the suite does not have', () => {
  it('a name that the suite does not have keeps the value that a script of the page gives it', async () => {
    await openLegacyPage(form);
    runInline("RSFormPro.Own = {say: function () { return 'own'; }}; window.heard = RSFormPro.Own.say();");
    expect(Reflect.get(window, 'heard')).to.equal('own');
  });

  it('a name that the suite does not have makes no promise of the page’s objects', async () => {
    const { api } = await openLegacyPage(form);
    expect(await Promise.resolve(api)).to.equal(api);
  });
});

describe('a total with dates of the simple calendar', () => {
  const calendar = (name: string, index: number) =>
    `<div class="rsform-block rsform-block-${name.toLowerCase()}"><input name="form[${name}]" id="txtcal8_${index}">
      <input type="button" id="btn8_${index}" class="btnCal" value="..."><div id="cal8_${index}Container" style="display: none"></div>
      <input type="hidden" name="hidden[8_${name}]" id="hiddencal8_${index}" data-rsfp-original-date=""></div>`;

  it('a total with dates of the simple calendar is 0 until both dates are chosen, and then counts the days between them', async () => {
    const page = await openLegacyPage(
      form.replace('<input name="form[Total]"', `${calendar('Start', 0)}${calendar('End', 1)}$&`),
    );
    runInline(
      ...[0, 1].map(
        (index) =>
          `RSFormPro.YUICalendar.setCalendar(8, '8_${index}', {layout: 'POPUP', format: 'dd/mm/yyyy', value: '', extra: {}});`,
      ),
      `function rsfp_Calculations8() {
        var days = RSFormPro.Calculations.toDays(parseFloat(RSFormPro.getValue(8, 'End')) - parseFloat(RSFormPro.getValue(8, 'Start')));
        document.getElementById('Total').value = number_format(days, 2, '.', ',');
      }`,
      "RSFormPro.Calculations.addEvents(8, ['Start', 'End']);",
    );
    await page.parse();
    enter('txtcal8_0', '24/12/2027');
    expect(at('Total').value).to.equal('0.00');
    enter('txtcal8_1', '27/12/2027');
    expect(at('Total').value).to.equal('3.00');
  });
});

describe('a field that the original does not empty', () => {
  const markup = `<form method="post" id="userForm" action="#"><div id="rsform_8_page_0">
    <div class="rsform-block rsform-block-via"><input type="radio" name="form[Via]" id="Via0" value="Tel" checked>
      <input type="radio" name="form[Via]" id="Via1" value="Mail"></div>
    <div class="rsform-block rsform-block-telefono"><input type="tel" name="form[Telefono]" id="Telefono"></div>
    <div class="rsform-block rsform-block-motivo"><input name="form[Motivo]" id="Motivo"></div>
    <input type="hidden" name="form[formId]" value="8"></div></form>`;

  it('a field that the original does not empty has its text back when it is shown again, and posts none of it while it is hidden', async () => {
    const page = await openLegacyPage(markup);
    const options = {
      ...{ form_id: 8, action: 'show', block: 1, condition: 'all', ComponentNames: ['Telefono', 'Motivo'] },
      details: [{ operator: 'is', value: 'Tel', ComponentName: 'Via' }],
    };
    runInline(
      `function rsfp_runCondition5() { RSFormPro.Conditions.run(${JSON.stringify(options)}); }`,
      "RSFormPro.Conditions.add(8, 'Via', rsfp_runCondition5);",
    );
    await page.parse();
    enter('Telefono', '600 11 22 33');
    enter('Motivo', 'Una cita');
    at('Via1').click();
    expect(at('Telefono').checkVisibility()).to.equal(false);
    expect([...new FormData(page.form).values()].join()).not.to.contain('600');
    at('Via0').click();
    expect([at('Telefono').value, at('Motivo').value]).to.deep.equal(['600 11 22 33', '']);
  });
});
