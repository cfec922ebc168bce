import { expect } from '@open-wc/testing';
import '../../../../elements/rs-calendar/define.js';
import { isInState } from '../../../shared/is-in-state.js';
import { until } from '../../../shared/until.js';
import { markOf, openChecked } from '../checks/checked-form.js';

const controls = `<input type="text" id="txtjQcal1_0" name="form[Cita]" class="rsform-calendar-box">
  <div id="caljQ1_0Container"></div>`;
const field = { name: 'Cita', type: 'calendar', format: 'd-m-Y H:i', inline: true };
const missing = 'Falta la hora: elígela en el calendario o escríbela con la fecha.';

describe('a day without its time in an optional field', () => {
  for (const checks of ['types', 'native', 'all'])
    it(`a day without its time in an optional field is an error at its field before the server is asked, with "${checks}"`, async () => {
      const page = await openChecked([{ name: 'Cita', controls }], { checks, pages: [{ fields: [field] }] });
      await isInState(page.form, 'rs-calendar:defined');
      page.type('txtjQcal1_0', '12-03-2027');
      const input = page.form.querySelector('#txtjQcal1_0') as HTMLInputElement;
      await until(() => input.validity.customError, 'the calendar has read the text');
      expect(await page.press()).to.equal(null);
      expect(markOf(page, 'Cita')).to.equal(missing);
      page.type('txtjQcal1_0', '12-03-2027 10:00');
      expect((await page.press())?.get('form[Cita]')).to.equal('12-03-2027 10:00');
    });
});

describe('a date that does not exist', () => {
  const checkRows = ['types', 'native', 'all'] as const;
  for (const checks of checkRows)
    it(`a date that does not exist stays as it is typed, is an error at its field and is not sent, with "${checks}"`, async () => {
      const page = await openChecked([{ name: 'Cita', controls }], { checks, pages: [{ fields: [field] }] });
      await isInState(page.form, 'rs-calendar:defined');
      const input = page.type('txtjQcal1_0', '31.02.2027 10:00');
      await until(() => input.validity.customError, 'the calendar has read the text');
      input.dispatchEvent(new FocusEvent('blur'));
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      expect(await page.press()).to.equal(null);
      expect([input.value, markOf(page, 'Cita')]).to.deep.equal([
        '31.02.2027 10:00',
        'La fecha 31.02.2027 10:00 no existe.',
      ]);
      page.type('txtjQcal1_0', '28-02-2027 10:00');
      expect((await page.press())?.get('form[Cita]')).to.equal('28-02-2027 10:00');
    });
});
