import { expect } from '@open-wc/testing';
import { startFeature } from '../../../../elements/rs-form/field-helpers/helpers.js';
import { sessionOf } from '../session-of.js';
import { find, formTag, openHelpers, reset, takeAway, type FieldMarkup } from './field-helpers-page.js';
import type { FormPage } from '../page-driver.js';

const days = Array.from({ length: 31 }, (_, index) => String(index + 1));
const months = days.slice(0, 12);
const years = ['2026', '2025', '2024'];

function selectOf(part: string, values: readonly string[], chosen = ''): string {
  const options = values.map(
    (value) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}${value === '13' ? ' disabled' : ''}>${value}</option>`,
  );
  return `<select name="form[Nacimiento][${part}]" id="Nacimiento${part}"><option value="">-</option>${options.join('')}</select>`;
}

const dateOf = (...selects: readonly string[]): FieldMarkup => ({
  alias: 'nacimiento',
  componentId: 20,
  controls: selects.join(''),
});

/** Opens a date in selects. Waits until its chunk has limited the days of the month that the server selected. */
function open(...selects: readonly string[]): Promise<FormPage> {
  return openHelpers([dateOf(...selects)], {}, { selector: 'option[value="31"][disabled]' });
}

function choose(page: FormPage, part: string, value: string): void {
  page.type(`Nacimiento${part}`, value);
}

const dayOf = (page: FormPage) => find<HTMLSelectElement>(page, '#Nacimientod').value;

function disabledDays(page: FormPage): readonly string[] {
  return [...find<HTMLSelectElement>(page, '#Nacimientod').options]
    .filter(({ disabled }) => disabled)
    .map(({ value }) => value);
}

describe('<rs-form> dates', () => {
  it('a split date that the visitor chose before the feature had loaded is put right all the same', async () => {
    const markup = formTag([dateOf(selectOf('d', days), selectOf('m', months), selectOf('y', years))]);
    const session = await sessionOf(markup);
    const [day, month, year] = session.form.controls('Nacimiento') as readonly HTMLSelectElement[];
    if (day) day.value = '31';
    if (month) month.value = '2';
    if (year) year.value = '2024';
    const part = startFeature(session);
    expect(day?.value).to.equal('29');
    part.stop();
  });

  it('a split date disables the days that its month does not have, and keeps the server’s own disabled', async () => {
    const page = await open(selectOf('d', days), selectOf('m', months, '4'), selectOf('y', years, '2024'));
    expect(disabledDays(page)).to.deep.equal(['13', '31']);
    choose(page, 'm', '5');
    expect(disabledDays(page)).to.deep.equal(['13']);
    choose(page, 'm', '2');
    expect(disabledDays(page)).to.deep.equal(['13', '30', '31']);
    choose(page, 'y', '2025');
    expect(disabledDays(page)).to.deep.equal(['13', '29', '30', '31']);
    choose(page, 'm', '');
    expect(disabledDays(page)).to.deep.equal(['13']);
  });

  it('a split date offers every day until its month and its year are chosen, and keeps the day until then', async () => {
    const page = await open(selectOf('d', days), selectOf('m', months, '4'), selectOf('y', years, '2024'));
    choose(page, 'y', '');
    expect(disabledDays(page)).to.deep.equal(['13']);
    choose(page, 'd', '31');
    choose(page, 'm', '2');
    expect({ day: dayOf(page), disabled: disabledDays(page) }).to.deep.equal({
      day: '31',
      disabled: ['13'],
    });
    choose(page, 'y', '2025');
    expect({ day: dayOf(page), disabled: disabledDays(page) }).to.deep.equal({
      day: '28',
      disabled: ['13', '29', '30', '31'],
    });
    expect(page.said()).to.contain('El día se ha cambiado a 28.');
  });

  it('a split date moves an impossible day to the last valid one, and says so', async () => {
    const page = await open(
      selectOf('y', years, '2025'),
      selectOf('m', months, '4'),
      selectOf('d', days, '30'),
    );
    const heard: string[] = [];
    page.form.addEventListener('change', ({ target }) => heard.push((target as Element).id));
    choose(page, 'm', '2');
    expect(dayOf(page)).to.equal('28');
    expect(page.said()).to.contain('El día se ha cambiado a 28.');
    expect(heard).to.include('Nacimientod');
    expect(disabledDays(page)).to.deep.equal(['13', '29', '30', '31']);
    expect(new FormData(page.form).get('form[Nacimiento][d]')).to.equal('28');
  });

  it('a split date lets 29 February be chosen in a leap year, and takes it back in another', async () => {
    const page = await open(
      selectOf('d', days, '29'),
      selectOf('m', months, '2'),
      selectOf('y', years, '2024'),
    );
    expect(dayOf(page)).to.equal('29');
    choose(page, 'y', '2026');
    expect(dayOf(page)).to.equal('28');
  });

  it('a split date works without a year and without a month', async () => {
    const page = await open(selectOf('m', months, '2'), selectOf('d', days));
    expect(disabledDays(page)).to.deep.equal(['13', '30', '31']);

    const other = await openHelpers(
      [dateOf(selectOf('d', days), selectOf('y', years)), dateWithMonth()],
      {},
      { selector: '#Bodad option[value="31"][disabled]' },
    );
    choose(other, 'y', '2025');
    expect(disabledDays(other)).to.deep.equal(['13']);
  });

  it('a split date never changes unasked what the server sent, and posts it', async () => {
    const page = await openHelpers(
      [dateOf(selectOf('d', days, '31'), selectOf('m', months, '2'), selectOf('y', years, '2025'))],
      {},
      { selector: 'option[value="30"][disabled]' },
    );
    expect(dayOf(page)).to.equal('31');
    expect(new FormData(page.form).get('form[Nacimiento][d]')).to.equal('31');
  });

  it('a split date follows a reset', async () => {
    const page = await open(
      selectOf('d', days, '30'),
      selectOf('m', months, '4'),
      selectOf('y', years, '2024'),
    );
    choose(page, 'm', '2');
    expect(dayOf(page)).to.equal('29');
    await reset(page);
    expect(dayOf(page)).to.equal('30');
    expect(disabledDays(page)).to.deep.equal(['13', '31']);
  });

  it('a split date is left as it was found', async () => {
    const page = await open(selectOf('d', days), selectOf('m', months, '2'));
    await takeAway(page);
    expect(disabledDays(page)).to.deep.equal(['13']);
  });
});

function dateWithMonth(): FieldMarkup {
  const rename = (html: string) => html.replaceAll('Nacimiento', 'Boda');
  return {
    alias: 'boda',
    componentId: 21,
    controls: rename(selectOf('d', days) + selectOf('m', months, '4')),
  };
}
