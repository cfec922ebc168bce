import { expect } from '@open-wc/testing';
import '../../../../elements/rs-calendar/define.js';
import { appears } from '../../../shared/appears.js';
import { control, markOf, openChecked } from '../checks/checked-form.js';
import type { FormPage } from '../page-driver.js';

const incomplete = 'Escribe o elige una fecha completa.';

/** Opens a form with a date field as a browser or a password manager fills it in, without the focus. */
async function open(settings: object = {}, controls = dateOf('')) {
  const field = { name: 'Fecha', type: 'calendar', format: 'DD/MM/YYYY', inline: false, ...settings };
  const page = await openChecked([{ name: 'Fecha', controls }], { pages: [{ fields: [field] }] });
  const element = (await appears(page.form, 'rs-calendar')) as HTMLElementTagNameMap['rs-calendar'];
  return { page, element, input: page.form.querySelector('#Fecha') as HTMLInputElement };
}

function dateOf(value: string): string {
  const container = '<div id="caljQ1_0Container"></div>';
  return control('Fecha', `type="text" value="${value}"`) + container;
}

/** Presses Send. Returns the date that is sent, and the error beside the field. */
async function sent(page: FormPage) {
  const post = await page.press();
  return { date: post?.get('form[Fecha]') ?? null, error: markOf(page, 'Fecha') };
}

describe('<rs-form> filled dates', () => {
  it('a date that a browser fills in, in a form with a calendar, is sent in the format of the field, also if the calendar was never opened', async () => {
    const { page, input } = await open();
    input.value = '1980-01-30';
    expect(await sent(page)).to.deep.equal({ date: '30/01/1980', error: null });
  });

  it('a date that a browser fills in, in a form with a calendar, is read by the calendar as soon as that has loaded', async () => {
    const { page } = await open();
    const input = page.type('Fecha', '1980-01-30');
    await new Promise((resolve) => input.addEventListener('change', resolve, { once: true }));
    expect(input.value).to.equal('30/01/1980');
    input.value = '2001-12-24';
    expect(await sent(page)).to.deep.equal({ date: '24/12/2001', error: null });
  });

  it('a date that a browser fills in, in a form with a calendar, is refused at its field if it cannot be read, and accepted once it can', async () => {
    const { page, input, element } = await open();
    input.value = 'siete';
    expect(await sent(page)).to.deep.equal({ date: null, error: incomplete });
    element.show();
    await appears(element.shadowRoot as ShadowRoot, '[part~="day"]');
    input.value = 'ocho';
    expect(await sent(page)).to.deep.equal({ date: null, error: incomplete });
    page.type('Fecha', '30/01/1980');
    expect(await sent(page)).to.deep.equal({ date: '30/01/1980', error: null });
  });

  it('a date that a browser fills in, in a form with a calendar, stays as it is if the author keeps unreadable texts, or if the server has written it', async () => {
    const kept = await open({ blurInvalid: 'keep' });
    kept.input.value = 'siete';
    expect((await sent(kept.page)).date).to.equal('siete');
    const written = await open({}, dateOf('por acordar'));
    expect((await sent(written.page)).date).to.equal('por acordar');
  });

  it('a date that a browser fills in, in a form with a calendar, is refused if it does not exist, also where the author keeps unreadable texts', async () => {
    for (const blurInvalid of ['now', 'keep']) {
      const { page, input } = await open({ blurInvalid });
      input.value = '31/02/1980';
      expect(await sent(page)).to.deep.equal({ date: null, error: incomplete });
      input.value = '28/02/1980';
      expect((await sent(page)).date).to.equal('28/02/1980');
    }
  });

  it('a date that a browser fills in, in a form with a calendar, is not judged before the names of its language have loaded', async () => {
    const { page, input } = await open({ format: 'D MMMM YYYY' });
    input.value = '3 März 1980';
    expect((await sent(page)).date).to.equal('3 März 1980');
  });
});
