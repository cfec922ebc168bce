import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-calendar/define.js';
import '../../../../elements/rs-form/define.js';
import { appears } from '../../../shared/appears.js';
import { nextError } from '../../../shared/next-error.js';
import { emptyStorage, enhanced, touched } from '../page-driver.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

/** Date-time picker as the server writes it in a Bootstrap 5 page: inline, or behind its button. */
function dateTimeBlock(name: string, place: number, value = '', isPopup = true): string {
  const key = `1_${place}`;
  const text = `<input id="txtjQcal${key}" name="form[${name}]" type="text" value="${value}" class="rsform-calendar-box form-control">`;
  const container = `<div id="caljQ${key}Container"${isPopup ? ' style="display: none; position: absolute; z-index: 9998"' : ''}></div>`;
  const button = `<button id="btnjQ${key}" type="button" class="btnCal rsform-calendar-button btn btn-secondary">...</button>`;
  return `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="txtjQcal${key}">${name}</label>
    <div class="input-group">${text}${isPopup ? button : ''}</div>${container}
    <input id="hiddenjQcal${key}" name="hidden[1_${name}]" type="hidden" value="">
    <span id="component${place}" class="formNoError">Mal</span></div>`;
}

/**
 * Returns the markup of the simpler calendar: its ids contain no name of a library, and its hidden date is in an
 * attribute.
 */
function simpleBlock(name: string, place: number, original = ''): string {
  const key = `1_${place}`;
  return `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="txtcal${key}">${name}</label>
    <input id="txtcal${key}" name="form[${name}]" type="text" value="" class="rsform-calendar-box">
    <input id="btn${key}" type="button" value="..." class="btnCal rsform-calendar-button">
    <div id="cal${key}Container" style="clear: both; display: none; position: absolute"></div>
    <input id="hiddencal${key}" name="hidden[1_${name}]" type="hidden" data-rsfp-original-date="${original}"></div>`;
}

/** Opens a form of the server with its behaviour, and waits until it is rendered. */
async function openForm(
  blocks: string,
  fields: readonly object[],
): Promise<HTMLElementTagNameMap['rs-form']> {
  const json = JSON.stringify({ version: 1, formId: 1, pages: [{ fields }] });
  const element = await fixture<HTMLElementTagNameMap['rs-form']>(
    html`<rs-form lang="es"
      >${unsafeStatic(
        `<form method="post">${blocks}<input type="hidden" name="form[formId]" value="1"><button type="submit">Enviar</button></form>
         <script type="application/json">${json}</script>`,
      )}</rs-form
    >`,
  );
  await enhanced(element);
  return element;
}

async function calendarOf(form: Element, name: string): Promise<RsCalendar> {
  return (await appears(form, `.rsform-block-${name.toLowerCase()} rs-calendar`)) as RsCalendar;
}

const rootOf = (element: Element) => element.shadowRoot as ShadowRoot;
const textOf = (form: Element, name: string) =>
  form.querySelector(`[name="form[${name}]"]`) as HTMLInputElement;
const hiddenOf = (form: Element, name: string) =>
  form.querySelector(`[name="hidden[1_${name}]"]`) as HTMLInputElement;

describe('the server’s date-time picker', () => {
  it('the server’s date-time picker is described by the server’s own example, and has no other', async () => {
    const block = dateTimeBlock('Cita', 0).replace(
      '<span id="component0"',
      '<p class="formDescription form-text">Por ejemplo: 24-12-2027 10:30</p><span id="component0"',
    );
    const form = await openForm(block, [{ name: 'Cita', type: 'calendar', format: 'd-m-Y H:i' }]);
    const calendar = await calendarOf(form, 'Cita');
    await appears(rootOf(calendar), '.box');
    const ids = (textOf(form, 'Cita').getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).to.deep.equal([
      'Por ejemplo: 24-12-2027 10:30',
    ]);
    expect(calendar.querySelectorAll('[slot="hint"]:not([hidden])')).to.have.lengthOf(0);
  });

  it('the server’s date-time picker is opened by the server’s own button out of its hidden container, and closed by a choice', async () => {
    const form = await openForm(dateTimeBlock('Cita', 0, '12-03-2027 10:00'), [
      { name: 'Cita', type: 'calendar', format: 'd-m-Y H:i', step: 30 },
    ]);
    const calendar = await calendarOf(form, 'Cita');
    const button = form.querySelector('#btnjQ1_0') as HTMLElement;
    await appears(button.parentElement as Element, '[aria-expanded="false"]');
    expect({ inline: calendar.inline, label: button.ariaLabel }).to.deep.equal({
      inline: false,
      label: 'Elegir fecha',
    });
    button.click();
    const day = await appears(rootOf(calendar), '[part~="day"][aria-label^="lunes, 15 de marzo"]');
    expect(calendar.box.checkVisibility()).to.equal(true);
    (day as HTMLElement).click();
    expect(textOf(form, 'Cita').value).to.equal('15-03-2027 10:00');
    expect(hiddenOf(form, 'Cita').value).to.equal('03/15/2027 10:00');
    expect(calendar.box.checkVisibility()).to.equal(false);
  });

  it('the server’s date-time picker takes all that its JSON says', async () => {
    const form = await openForm(dateTimeBlock('Cita', 0, '15-03-2027', false), [
      {
        ...{ name: 'Cita', type: 'calendar', format: 'DD-MM-YYYY HH:mm', step: 60, min: '03/15/2027 12:00' },
        ...{ max: '2027-03-31', maxTime: '18:00', disabledWeekdays: [0, 6], disabledDates: ['2027-03-19'] },
        ...{ timeFormat: 'h:mm a', weekStart: 0, blurInvalid: 'keep', theme: 'dark' },
        ...{ completeTime: '13:00' },
      },
    ]);
    const calendar = await calendarOf(form, 'Cita');
    await appears(rootOf(calendar), '[part~="time"]');
    const root = rootOf(calendar);
    const times = [...root.querySelectorAll('[part~="time"]')].map(({ textContent }) => textContent);
    expect([times[0], times.at(-1)]).to.deep.equal(['12:00 pm', '6:00 pm']);
    const refused = [...root.querySelectorAll('[part~="day"]:not([part~="disabled"])')].map(
      (one) => one.textContent,
    );
    expect(refused.join()).to.equal('15,16,17,18,22,23,24,25,26,29,30,31');
    expect(root.querySelector('[part~="weekday"]')?.getAttribute('aria-label')).to.equal('domingo');
    expect([calendar.theme, calendar.blurInvalid]).to.deep.equal(['dark', 'keep']);
    expect(calendar.completeTime).to.equal('13:00');
  });

  it('the server’s date-time picker holds the form back for a date without its time, in a read-only text too', async () => {
    for (const isReadOnly of [false, true]) {
      await emptyStorage();
      const form = await openForm(dateTimeBlock('Cita', 0, '', false), [
        { name: 'Cita', type: 'calendar', format: 'DD-MM-YYYY HH:mm', step: 60 },
      ]);
      form.addEventListener('submit', (event) => event.preventDefault());
      textOf(form, 'Cita').readOnly = isReadOnly;
      await touched(form);
      const calendar = await calendarOf(form, 'Cita');
      ((await appears(rootOf(calendar), '[part~="day"][tabindex="0"]')) as HTMLElement).click();
      form.querySelector<HTMLElement>('[type="submit"]')?.click();
      await appears(form, '[name="form[Cita]"][aria-invalid="true"]');
      expect(textOf(form, 'Cita').validity.customError).to.equal(true);
    }
  });

  it('the server’s date-time picker is the first date of another one by its rule, whatever is typed', async () => {
    const form = await openForm(
      dateTimeBlock('Llegada', 0, '', false) + dateTimeBlock('Salida', 1, '', false),
      [
        { name: 'Llegada', type: 'calendar', format: 'DD/MM/YYYY', rule: 'min|Salida|2' },
        { name: 'Salida', type: 'calendar', format: 'DD/MM/YYYY' },
      ],
    );
    const salida = await calendarOf(form, 'Salida');
    await appears(rootOf(salida), '[part~="day"]');
    const write = (name: string, text: string) => {
      textOf(form, name).value = text;
      textOf(form, name).dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    write('Salida', '13/03/2027');
    write('Llegada', '12/03/2027');
    expect([textOf(form, 'Salida').value, hiddenOf(form, 'Salida').value]).to.deep.equal(['', '']);
    await appears(rootOf(salida), '[aria-label^="sábado, 13 de marzo"][aria-disabled="true"]');
    expect(rootOf(salida).querySelector('[aria-label="domingo, 14 de marzo de 2027"]')).not.to.equal(null);
  });

  it('the server’s date-time picker names a rule that leads nowhere, and works without it', async () => {
    const error = await nextError(() =>
      openForm(dateTimeBlock('Cita', 0, '', false), [
        { name: 'Cita', type: 'calendar', rule: 'min|form[x]|9999999999999' },
      ]),
    );
    expect(error).to.contain('rule of "Cita"').and.to.contain('expected the name of a calendar of the form');
  });

  it('the server’s date-time picker leaves the server’s container as it was', async () => {
    const form = await openForm(dateTimeBlock('Cita', 0), [
      { name: 'Cita', type: 'calendar', format: 'd-m-Y' },
    ]);
    await calendarOf(form, 'Cita');
    const container = form.querySelector('#caljQ1_0Container') as HTMLElement;
    expect(container.checkVisibility()).to.equal(true);
    form.remove();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([container.style.display, container.style.position, container.children.length]).to.deep.equal([
      'none',
      'absolute',
      0,
    ]);
  });
});

describe('the server’s simpler calendar', () => {
  it('the server’s simpler calendar writes the date in its own letters, and takes the one that its hidden field came with', async () => {
    const form = await openForm(simpleBlock('Dia', 0, '03/12/2027'), [
      { name: 'Dia', type: 'simple-calendar', format: 'dd.mm.yyyy' },
    ]);
    const calendar = await calendarOf(form, 'Dia');
    textOf(form, 'Dia').focus();
    const day = await appears(rootOf(calendar), '[part~="day"][aria-label^="lunes, 15 de marzo"]');
    expect(textOf(form, 'Dia').value).to.equal('12.03.2027');
    (day as HTMLElement).click();
    expect([textOf(form, 'Dia').value, hiddenOf(form, 'Dia').value]).to.deep.equal([
      '15.03.2027',
      '03/15/2027',
    ]);
    expect(calendar.box.checkVisibility()).to.equal(false);
  });
});
