import { expect } from '@open-wc/testing';
import { openFormPage } from '../page-driver.js';
import { input, totalsPage } from '../totals/totals-page.js';

const select =
  '<div class="rsform-block rsform-block-respuesta"><select name="form[Respuesta]" id="Respuesta">' +
  '<option>E-mail</option><option>  Por\n teléfono </option></select></div>';

const open = () =>
  openFormPage(
    totalsPage({
      controls: select + input('Detalle') + input('Total'),
      calculations: [],
      fields: [],
      conditions: [
        { targets: ['Detalle'], when: [{ field: 'Respuesta', operator: 'is', value: 'Por teléfono' }] },
      ],
    }),
  );

describe('<rs-form> option values', () => {
  it('an option without a value on a page that is translated is compared and posted with the text of the server', async () => {
    const page = await open();
    const list = page.form.querySelector('select') as HTMLSelectElement;
    const [, second] = list.options;
    (second as HTMLOptionElement).textContent = 'By phone';
    list.selectedIndex = 1;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    expect({
      isShown: page.block('detalle').getClientRects().length > 0,
      posted: new FormData(page.form).get('form[Respuesta]'),
    }).to.deep.equal({ isShown: true, posted: 'Por teléfono' });
  });

  it('an option without a value on a page that is translated has no value again when the tag is removed', async () => {
    const page = await open();
    const list = page.form.querySelector('select') as HTMLSelectElement;
    const tag = page.form.closest('rs-form') as HTMLElement;
    tag.replaceWith(...tag.childNodes);
    await Promise.resolve();
    expect(list.options.length).to.equal(2);
    expect(list.querySelector('option[value]')).to.equal(null);
  });
});
