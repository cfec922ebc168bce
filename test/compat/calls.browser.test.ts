import { expect } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { isInState } from '../shared/is-in-state.js';
import { holdTexts } from '../elements/rs-calendar/hold-texts.js';
import { server } from '../elements/rs-form/server-check/ask-play-server.js';
import { call, openLegacyPage, read, wholeForm } from './legacy-page.js';

const at = (id: string) => document.getElementById(id) as HTMLInputElement;
const dispatch = (id: string, type = 'change') => at(id).dispatchEvent(new Event(type, { bubbles: true }));

describe('rsform-compat.js: calls', () => {
  it('a handler of the page of the original adds a file input by its own handler, once a press', async () => {
    const page = await openLegacyPage(wholeForm);
    await page.parse();
    page.root.querySelector<HTMLElement>('.rsfp-field-multiple-plus-button')?.click();
    await appears(page.root, '#Informe-1');
    page.root.querySelector<HTMLElement>('.rsfp-field-multiple-plus-button')?.click();
    await appears(page.root, '#Informe-2');
    expect(page.root.querySelectorAll('[type=file]')).to.have.length(3);
  });

  it('a handler of the page of the original falls back to the last day of a month', async () => {
    const page = await openLegacyPage(wholeForm);
    await page.parse();
    call('RSFormPro.disableInvalidDates', 'Nacimiento');
    const days = [...at('Nacimientod').querySelectorAll<HTMLOptionElement>('option:disabled')];
    expect([at('Nacimientod').value, days.map(({ value }) => value)]).to.deep.equal([
      '28',
      ['29', '30', '31'],
    ]);
  });

  it('a handler of the page of the original draws one other captcha image a press', async () => {
    const page = await openLegacyPage(wholeForm);
    await page.parse();
    await appears(page.root, '.rs-form-captcha');
    const seen: string[] = [];
    new MutationObserver(() => seen.push(at('captcha8').getAttribute('src') ?? '')).observe(at('captcha8'), {
      attributeFilter: ['src'],
    });
    page.root.querySelector<HTMLElement>('.rsform-captcha-refresh-button')?.click();
    await Promise.resolve();
    expect(seen).to.have.length(1);
    call('RSFormPro.refreshCaptcha', 8, '/captcha?x=1');
    await Promise.resolve();
    expect(seen).to.have.length(2);
  });

  it('a handler of the page of the original opens its calendar by its button and by a call, fills its registry, and asks its function about a date', async () => {
    const page = await openLegacyPage(wholeForm);
    call('RSFormPro.jQueryCalendar.setCalendar', 7, '7_0', {
      inline: false,
      format: 'DD-MM-YYYY',
      extra: {},
    });
    await page.parse();
    at('txtjQcal7_0').focus();
    await isInState(page.root, 'rs-calendar:defined');
    at('txtjQcal7_0').click();
    expect(page.root.querySelector('rs-calendar:state(open)')).to.equal(null);
    at('btnjQ7_0').focus();
    at('btnjQ7_0').click();
    await isInState(page.root, 'rs-calendar:state(open)');
    call('RSFormPro.jQueryCalendar.hideAllPopupCalendars', 7);
    expect(page.root.querySelector('rs-calendar:state(open)')).to.equal(null);
    call('RSFormPro.jQueryCalendar.showCalendar', '7_0');
    expect(page.root.querySelector('rs-calendar:state(open)')).not.to.equal(null);

    const registry = read('RSFormPro.jQueryCalendar.calendars') as Record<string, Record<string, Registered>>;
    const calendar = registry['7']?.['Llegada'] as Registered;
    expect({
      day: calendar.currentDate.getDate(),
      hiddenId: calendar.hiddenDate.id,
      hiddenFormat: calendar.hiddenFormat,
      timepicker: calendar.timepicker,
    }).to.deep.equal({ day: 24, hiddenId: 'hiddenjQcal7_0', hiddenFormat: 'MM/DD/YYYY', timepicker: false });
    const asked: unknown[] = [];
    calendar.callbackSelectedDateTime = ({ selectedDate }, ...rest) => {
      asked.push(selectedDate.getDate(), rest.at(-1));
      return false;
    };
    at('txtjQcal7_0').value = '26-12-2027';
    dispatch('txtjQcal7_0', 'input');
    dispatch('txtjQcal7_0');
    expect([at('txtjQcal7_0').value, ...asked]).to.deep.equal(['', 26, 'DD-MM-YYYY']);
  });

  for (const [way, open] of [
    ['a press on its button', () => at('btnjQ7_0').click()],
    ['a call', () => call('RSFormPro.jQueryCalendar.showCalendar', '7_0')],
  ] as const)
    it(`a handler of the page of the original opens its calendar by ${way} before the texts of its language have loaded`, async () => {
      const texts = holdTexts();
      const page = await openLegacyPage(`<div lang="en">${wholeForm}</div>`);
      call('RSFormPro.jQueryCalendar.setCalendar', 7, '7_0', {
        inline: false,
        format: 'DD-MM-YYYY',
        extra: {},
      });
      await page.parse();
      at('btnjQ7_0').focus();
      await isInState(page.root, 'rs-calendar:defined');
      open();
      expect(page.root.querySelector('rs-calendar:state(open)')).to.equal(null);
      texts.release();
      await isInState(page.root, 'rs-calendar:state(open)');
      at('btnjQ7_0').click();
      expect(page.root.querySelector('rs-calendar:state(open)')).to.equal(null);
    });

  it('a handler of the page of the original marks what a script of the site found wrong', async () => {
    const page = await openLegacyPage(wholeForm);
    await page.parse();
    const data = { response: ['1,2', '1'], fieldErrorClass: 'is-invalid', parentErrorClass: 'has-error' };
    call('ajaxDisplayValidationErrors', { 1: 'Nombre', 2: 'Plan' }, 'afterSend', 7, data);
    expect([at('component1').className, at('component2').className]).to.deep.equal([
      'formError',
      'formNoError',
    ]);
    expect(at('Nombre').matches('.rsform-error.is-invalid[aria-invalid="true"]')).to.equal(true);
    expect({
      isMarked: at('Nombre').closest('.has-error') !== null,
      focused: document.activeElement?.id,
    }).to.deep.equal({ isMarked: true, focused: 'Nombre' });
  });

  it('a handler of the page of the original lets its extra validation change the request, hold it, and add errors', async () => {
    const page = await openLegacyPage(wholeForm);
    const { api } = page;
    api.Ajax.URL = server({ fault: 'echo' });
    const heard: string[] = [];
    const extra = (task: string, _formId: number, data: Extra) => {
      heard.push(task);
      if (task === 'beforeSend') {
        data.params.push('extra=1');
        api.Ajax.Wait = true;
        setTimeout(() => (api.Ajax.xmlHttp as { send(text: string): void }).send(api.Ajax.Params));
        return;
      }
      heard.push(data.json.asked.post);
      data.response[1] = '1';
    };
    Reflect.set(read('ajaxExtraValidationScript') as object, '7', extra);
    call('RSFormPro.Ajax.overrideSubmit', 7, { parent: '', field: 'is-invalid' }, false);
    const tag = await page.parse();
    const failed: Promise<CustomEvent> = new Promise((resolve) =>
      tag.addEventListener('rs-form-validated', (event) => resolve(event), { once: true }),
    );
    page.form.requestSubmit();
    expect((await failed).detail.invalidFields).to.deep.equal(['Nombre']);
    expect([heard[0], heard[1]]).to.deep.equal(['beforeSend', 'afterSend']);
    expect(heard[2]).to.contain('extra=1');
    expect(at('Nombre').classList.contains('is-invalid')).to.equal(true);
  });

  it('a handler of the page of the original shows a picture in the viewer of the page, or in a window of its own', async () => {
    const page = await openLegacyPage(wholeForm);
    await page.parse();
    const image = at('captcha8');
    page.root.addEventListener('media-box-open-request', (event) => event.preventDefault(), { once: true });
    call('RSFormPro.openImageModal', image);
    expect(document.querySelector('dialog[open]')).to.equal(null);
    call('RSFormPro.openImageModal', image);
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    dialog?.querySelector('button')?.click();
    expect(dialog?.open).to.equal(false);
  });

  it('a handler of the page of the original shows the picked files, by its own handler', async () => {
    const page = await openLegacyPage(wholeForm);
    await page.parse();
    await isInState(page.root, 'rs-uploads:defined');
    const files = new DataTransfer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
    files.items.add(new File([svg], 'informe.svg', { type: 'image/svg+xml' }));
    at('Informe').files = files.files;
    dispatch('Informe');
    const uploads = page.root.querySelector('rs-uploads') as HTMLElement;
    await appears(uploads.shadowRoot as ShadowRoot, '[part~="file"]', 'informe.svg');
  });

  it('a handler of the page of the original keeps the simpler calendar, and takes a date back that its function does not want', async () => {
    const page = await openLegacyPage(
      `<form><div class="rsform-block rsform-block-dia"><input id="txtcal7_0" name="form[Día]" value="24.12.2027">
      <input type="button" id="btn7_0" class="btnCal rsform-calendar-button" value="..." onclick="RSFormPro.YUICalendar.showHideCalendar('7_0')">
      <div id="cal7_0Container" style="display: none"></div><input type="hidden" id="hiddencal7_0" name="hidden[7_Día]"></div>
      <input type="hidden" name="form[formId]" value="7"></form>`,
    );
    call(
      'rsf_CALENDAR.util.Event.addListener',
      window,
      'load',
      read('RSFormPro.YUICalendar.renderCalendars'),
    );
    call('RSFormPro.YUICalendar.setCalendar', 7, '7_0', { layout: 'POPUP', format: 'dd.mm.yyyy', extra: {} });
    call('RSFormPro.YUICalendar.hideOnClick');
    const asked: unknown[] = [];
    Reflect.set(window, 'rsfp_onSelectDate', (...values: unknown[]) => {
      asked.push(...values.slice(0, 3));
      return false;
    });
    await page.parse();
    at('btn7_0').focus();
    at('btn7_0').click();
    await isInState(page.root, 'rs-calendar:state(open)');
    at('txtcal7_0').value = '26.12.2027';
    dispatch('txtcal7_0', 'input');
    dispatch('txtcal7_0');
    expect([at('txtcal7_0').value, ...asked]).to.deep.equal([
      '24.12.2027',
      '26.12.2027',
      'select',
      [[[2027, 12, 26]]],
    ]);
    Reflect.deleteProperty(window, 'rsfp_onSelectDate');
  });

  it('a handler of the page of the original hears of a change from a control that tells it in its own way', async () => {
    const page = await openLegacyPage(wholeForm);
    let changed = (): void => undefined;
    let value = '2';
    Object.assign(at('Importe'), {
      rsfpGetValue: () => value,
      rsfpOnChange: (heard: () => void) => (changed = heard),
    });
    Reflect.set(window, 'rsfp_Calculations7', () => {
      at('Total').value = String(call('RSFormPro.getValue', 7, 'Importe'));
    });
    call('RSFormPro.Calculations.addEvents', 7, ['Importe']);
    await page.parse();
    value = '3';
    changed();
    expect(at('Total').value).to.equal('3');
  });
});

interface Registered {
  readonly currentDate: Date;
  readonly hiddenDate: HTMLInputElement;
  readonly hiddenFormat: string;
  readonly timepicker: boolean;
  callbackSelectedDateTime: (chosen: { selectedDate: Date }, ...rest: unknown[]) => unknown;
}

interface Extra {
  readonly params: { push(pair: string): void };
  readonly response: string[];
  readonly json: { readonly asked: { readonly post: string } };
}
