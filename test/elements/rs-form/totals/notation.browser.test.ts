import { expect } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { openFormPage, type FormPage } from '../page-driver.js';
import { field, holds, input, spanish, totalsPage } from './totals-page.js';
import { liveRegions } from '../../../shared/announced.js';

/** Text input with a label and the server's error element. */
const price = (attributes = 'type="text"') =>
  `<div class="rsform-block rsform-block-precio"><label for="Precio">Precio por hora</label><div class="formControls">
    <input id="Precio" name="form[Precio]" ${attributes}><span class="formValidation"><span id="component11" class="formNoError">Falta el precio.</span></span></div></div>`;
const twice = [{ target: 'Total', expression: '{Precio:value} * 2', ...spanish }];

const openPrices = (attributes?: string, more: object = {}): Promise<FormPage> =>
  openFormPage(totalsPage({ controls: price(attributes) + input('Total'), calculations: twice, ...more }));

/** Types without leaving the field: an input event, and no change event. */
function typeSlowly(page: FormPage, text: string): void {
  const control = field(page, 'Precio');
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const errorText = (page: FormPage) => page.form.querySelector('.formError')?.textContent;
const total = (page: FormPage) => field(page, 'Total').value;

describe('a number in another notation', () => {
  it('a number in another notation counts as what it says, whatever signs the form has', async () => {
    const page = await openPrices();
    await holds(page, 'Total', '0,00');
    for (const [text, shown] of [
      ['12.5', '25,00'],
      ['1234.50', '2.469,00'],
      ['1 234,50', '2.469,00'],
      ['1’234,50', '2.469,00'],
      ['€ 12,50', '25,00'],
      ['1.234', '2.468,00'],
    ] as const) {
      page.type('Precio', text);
      expect(total(page), text).to.equal(shown);
      expect(errorText(page), text).to.equal(undefined);
    }
  });
});

describe('a text that is no number', () => {
  it('a text that is no number is an error at its field once the field is left, with an example, and the total says that it waits', async () => {
    const page = await openPrices();
    await holds(page, 'Total', '0,00');
    typeSlowly(page, 'doce');
    expect(total(page)).to.equal('Esperando: Precio por hora');
    expect(errorText(page)).to.equal(undefined);
    page.type('Precio', 'doce');
    expect(errorText(page)).to.equal('Escribe un número, por ejemplo 1.234,50.');
    expect(field(page, 'Precio').getAttribute('aria-invalid')).to.equal('true');
    expect(field(page, 'Precio').getAttribute('aria-describedby')).to.equal('component11');
    const said = 'Precio por hora: Escribe un número, por ejemplo 1.234,50.';
    await appears(liveRegions(), '[aria-live="polite"]', said);
  });

  it('a text that is no number is no error any more as soon as it is a number, and the server’s words are back', async () => {
    const page = await openPrices();
    await holds(page, 'Total', '0,00');
    page.type('Precio', 'doce');
    typeSlowly(page, '12');
    expect(total(page)).to.equal('24,00');
    expect(errorText(page)).to.equal(undefined);
    expect(field(page, 'Precio').hasAttribute('aria-invalid')).to.equal(false);
    expect(page.form.querySelector('#component11')?.textContent).to.equal('Falta el precio.');
  });

  it('a text that is no number is not sent, and is in the list of errors then', async () => {
    const page = await openPrices();
    page.type('Precio', '5 kg');
    expect(await page.press()).to.equal(null);
    expect(errorText(page)).to.equal('Escribe un número, por ejemplo 1.234,50.');
    page.type('Precio', '5');
    expect((await page.press())?.get('form[Total]')).to.equal('10,00');
  });

  it('a text that is no number is an error from the start where the browser or the server has put it back', async () => {
    const page = await openPrices('type="text" value="doce"');
    await appears(page.form, '.formError', 'Escribe un número, por ejemplo 1.234,50.');
    HTMLFormElement.prototype.reset.call(page.form);
    page.type('Precio', '1');
    expect(errorText(page)).to.equal(undefined);
  });

  it('a text that is no number is told in English too, with the signs of that form', async () => {
    const markup = totalsPage({
      controls: price() + input('Total'),
      calculations: [{ target: 'Total', expression: '{Precio:value} * 2' }],
    });
    const page = await openFormPage(`<div lang="en">${markup}</div>`);
    await holds(page, 'Total', '0.00');
    page.type('Precio', 'twelve');
    expect(errorText(page)).to.equal('Write a number, such as 1,234.50.');
    expect(total(page)).to.equal('Waiting for: Precio por hora');
  });

  it('a text that is no number is told in the author’s words where the JSON has some', async () => {
    const page = await openPrices(undefined, { fields: [{ name: 'Precio', message: 'Solo números.' }] });
    page.type('Precio', 'doce');
    expect(errorText(page)).to.equal('Solo números.');
  });

  it('a text that is no number leaves a total empty that takes numbers alone', async () => {
    const page = await openFormPage(
      totalsPage({ controls: price() + input('Total', 'type="number"'), calculations: twice }),
    );
    await holds(page, 'Total', '0');
    page.type('Precio', 'doce');
    expect(total(page)).to.equal('');
  });

  it('a text that is no number is waited for where the browser cannot read a number input', async () => {
    const page = await openPrices('type="number"');
    await holds(page, 'Total', '0,00');
    Object.defineProperty(field(page, 'Precio'), 'validity', { value: { badInput: true } });
    typeSlowly(page, '');
    expect(total(page)).to.equal('Esperando: Precio por hora');
  });

  for (const [kind, attributes, name] of [
    ['a hidden input', 'type="hidden" value="n/a"', 'Precio'],
    ['an input that can only be read', 'type="text" readonly value="n/a"', 'Precio por hora'],
  ] as const) {
    it(`a text that is no number is told to the author where no visitor can change it: ${kind}`, async () => {
      let page: FormPage | undefined;
      const errors = await errorsDuring(async () => {
        page = await openPrices(attributes);
        await holds(page, 'Total', `Esperando: ${name}`);
        page.type('Precio', 'n/b');
      });
      const said = errors.filter((text) => text.includes('field "Precio"'));
      expect(said.length).to.equal(1);
      expect(said[0]).to.include('found "n/a", expected a number such as 1.234,50');
      expect(page && errorText(page)).to.equal(undefined);
    });
  }
});
