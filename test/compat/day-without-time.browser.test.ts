import { expect } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { isInState } from '../shared/is-in-state.js';
import { until } from '../shared/until.js';
import { call, openLegacyPage } from './legacy-page.js';
import { liveRegions } from '../shared/announced.js';

/** Form of the server with an optional date and its time, in an inline picker. */
const form = `<form method="post" id="userForm" action="#"><div id="rsform_7_page_0">
  <div class="rsform-block rsform-block-cita"><label for="txtjQcal7_0">Cita</label>
    <input type="text" name="form[Cita]" id="txtjQcal7_0" class="rsform-calendar-box">
    <div id="caljQ7_0Container"></div>
    <input type="hidden" name="hidden[7_Cita]" id="hiddenjQcal7_0"></div></div>
  <input type="hidden" name="form[formId]" value="7"></div></form>`;

/** Form of the server with an optional date in a simple picker. */
const simpleForm = `<form method="post" id="userForm" action="#" target="answer"><div id="rsform_7_page_0">
  <div class="rsform-block rsform-block-llegada"><label for="txtcal7_0">Llegada</label>
    <input type="text" name="form[Llegada]" id="txtcal7_0" class="rsform-calendar-box">
    <input type="button" id="btn7_0" class="btnCal rsform-calendar-button" value="...">
    <div id="cal7_0Container"></div>
    <span id="component2" class="formNoError">Llegada</span></div>
  <button type="submit" name="form[Enviar]" id="Enviar" value="">Enviar</button></div>
  <input type="hidden" name="form[formId]" value="7"></form><iframe name="answer"></iframe>`;

describe('a simple picker of the original', () => {
  for (const isChecked of [true, false])
    it(`a simple picker of the original refuses a date that does not exist at its field, and sends one that exists (checks of the browser: ${isChecked})`, async () => {
      const page = await openLegacyPage(`<div lang="es">${simpleForm}</div>`);
      call('RSFormPro.YUICalendar.setCalendar', 7, '7_0', { format: 'dd.mm.yyyy', inline: false });
      if (isChecked) call('RSFormPro.setHTML5Validation', '7', false, { parent: '', field: 'is-invalid' }, 0);
      await page.parse();
      await isInState(page.root, 'rs-calendar:defined');
      const posts: FormDataEntryValue[] = [];
      page.form.addEventListener('formdata', ({ formData }) =>
        posts.push(formData.get('form[Llegada]') as string),
      );
      const input = page.form.elements.namedItem('form[Llegada]') as HTMLInputElement;
      const error = page.root.querySelector('#component2');
      const send = (text: string) => {
        input.focus();
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
        input.blur();
        page.root.querySelector<HTMLElement>('#Enviar')?.click();
      };
      send('31.02.2027');
      await until(() => error?.className === 'formError', 'the field has its error');
      expect([input.value, posts]).to.deep.equal(['31.02.2027', []]);
      send('28.02.2027');
      await until(() => posts.length > 0, 'the form is sent');
      expect(posts).to.deep.equal(['28.02.2027']);
    });
});

describe('an inline picker of the original with times', () => {
  it('an inline picker of the original with times gives a day that a visitor clicks the time nearest to now, announces it, and sends the form', async () => {
    const page = await openLegacyPage(`<div lang="es">${form}</div>`);
    const extra = { step: '30', minTime: '09:00', maxTime: '09:30' };
    const format = 'DD-MM-YYYY HH:mm';
    call('RSFormPro.jQueryCalendar.setCalendar', 7, '7_0', { inline: true, format, timepicker: true, extra });
    await page.parse();
    await isInState(page.root, 'rs-calendar:defined');
    const calendar = page.root.querySelector('rs-calendar') as HTMLElementTagNameMap['rs-calendar'];
    const grid = calendar.shadowRoot as ShadowRoot;
    const day = await appears(grid, '[part~="day"]:not([aria-disabled="true"])');
    (day as HTMLElement).click();
    const input = page.form.elements.namedItem('form[Cita]') as HTMLInputElement;
    expect(input.value).to.match(/^\d\d-\d\d-\d{4} 09:[03]0$/);
    expect(calendar.hiddenInput?.value).to.match(/^\d\d\/\d\d\/\d{4} 09:[03]0$/);
    expect(page.form.checkValidity()).to.equal(true);
    await appears(liveRegions(), '[role="status"]', 'Se ha puesto la hora que faltaba');
    await appears(grid, '[part~="time"][aria-selected="true"]');
  });
});
