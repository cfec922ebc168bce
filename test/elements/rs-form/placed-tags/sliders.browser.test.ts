import { expect } from '@open-wc/testing';
import { until } from '../../../shared/until.js';
import { recordConsole } from '../../../shared/record-console.js';
import { openFormPage } from '../page-driver.js';
import { find, formTag, reset, takeAway, type FieldMarkup } from '../field-helpers/field-helpers-page.js';
import { openRange, rangeId, rangeMarkup, slideTo } from './slider-page.js';

const price = { min: 0, max: 200, step: 10, suffix: ' €' };
const between = { ...price, double: true };

describe('<rs-form> sliders', () => {
  it('the text of a form behind a slider takes the slider along in a reset, with a default and without', async () => {
    const chosen = await openRange(between, rangeMarkup('20-80'));
    chosen.key(0, 'ArrowRight');
    await reset(chosen);
    expect([chosen.text.value, chosen.shown()]).to.deep.equal(['20-80', '20 € – 80 €']);

    const empty = await openRange(price);
    slideTo(empty, 50);
    await reset(empty);
    expect([empty.text.value, empty.shown()]).to.deep.equal(['0', '0 €']);
  });

  it('the text of a form behind a slider takes the slider along when a condition hides the field', async () => {
    const ask: FieldMarkup = {
      alias: 'obra',
      componentId: 41,
      controls: '<input type="checkbox" name="form[Obra][]" value="sí" checked>',
    };
    const when = [{ field: 'Obra', operator: 'is', value: 'sí' }];
    const json = { conditions: [{ scope: 'field', targets: ['Presupuesto'], when }] };
    const page = await openRange(price, rangeMarkup('20'), [ask], json);
    slideTo(page, 120);
    find(page, '[value="sí"]').click();
    expect(find(page, 'rs-range').getClientRects()).to.have.lengthOf(0);
    find(page, '[value="sí"]').click();
    expect(find(page, 'rs-range').getClientRects()).to.have.lengthOf(1);
    expect([page.text.value, page.shown()]).to.deep.equal(['20', '20 €']);
  });

  it('the text of a form behind a slider is what it was when the element goes', async () => {
    const page = await openRange(between);
    const before = rangeMarkup().controls;
    await takeAway(page);
    expect(find(page, 'rs-range')).to.equal(null);
    expect(page.text.value).to.equal('');
    expect(page.text.outerHTML).to.equal(elementOf(before).outerHTML);
  });

  it('the text of a form behind a slider stays a text where the settings make no slider, and the author hears of it', async () => {
    const record = recordConsole();
    const definition = { name: 'Presupuesto', type: 'range-slider', min: 10, max: 5 };
    const page = await openFormPage(formTag([rangeMarkup('7')], { pages: [{ fields: [definition] }] }));
    await until(() => record.errors.some((text) => text.includes('expected a range with min below max')));
    record.stop();
    expect(find(page, 'rs-range')).to.equal(null);
    expect(page.type(rangeId, '8').getBoundingClientRect().width).to.be.above(20);
  });
});

function elementOf(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as Element;
}
