import { expect } from '@open-wc/testing';
import { recordConsole } from '../../shared/record-console.js';
import {
  find,
  formTag,
  openExtras,
  reset,
  takeAway,
  type FieldMarkup,
} from '../rs-form/field-helpers/field-helpers-page.js';
import { openFormPage } from '../rs-form/page-driver.js';
import { openRange, rangeId, rangeMarkup, slideTo } from './range-page.js';

const price = { min: 0, max: 200, step: 10, suffix: ' €' };
const between = { ...price, double: true };

function eventsOf(element: Element): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => heard.push(type));
  return heard;
}

describe('a slider with one handle', () => {
  it('is the browser’s own range, named by the field’s label', async () => {
    const page = await openRange(price, rangeMarkup('40'));
    const [handle] = page.handles as readonly HTMLInputElement[];
    expect(handle?.type).to.equal('range');
    expect(handle?.getAttribute('aria-label')).to.equal('Presupuesto');
    expect(handle?.getAttribute('aria-valuetext')).to.equal('40 €');
    expect([handle?.min, handle?.max, handle?.step, handle?.value]).to.deep.equal(['0', '200', '10', '40']);
    expect(page.shown()).to.equal('40 €');
  });

  it('writes what the visitor chooses into the server’s text, as a visitor’s own change', async () => {
    const page = await openRange(price, rangeMarkup('40'));
    const heard = eventsOf(page.text);
    slideTo(page, 120);
    expect(page.text.value).to.equal('120');
    expect(page.shown()).to.equal('120 €');
    expect(heard).to.deep.equal(['input', 'change']);
  });

  it('posts where it stands from the start', async () => {
    const page = await openRange(price);
    expect(new FormData(page.form).getAll('form[Presupuesto]')).to.deep.equal(['0']);
  });

  it('chooses among words', async () => {
    const page = await openRange({ values: ['S', 'M', 'L'] }, rangeMarkup('M'));
    expect(page.shown()).to.equal('M');
    slideTo(page, 2);
    expect(page.text.value).to.equal('L');
  });
});

describe('a slider with two handles', () => {
  it('names both, and speaks their values', async () => {
    const page = await openRange(between, rangeMarkup('20-80'));
    const described = page.handles.map((handle) => [
      handle.getAttribute('role'),
      handle.getAttribute('aria-label'),
      handle.getAttribute('aria-valuetext'),
    ]);
    expect(described).to.deep.equal([
      ['slider', 'Presupuesto, desde', '20 €'],
      ['slider', 'Presupuesto, hasta', '80 €'],
    ]);
    expect(page.shown()).to.equal('20 € – 80 €');
  });

  it('is moved by the keyboard, and writes "from-to"', async () => {
    const page = await openRange(between, rangeMarkup('20-80'));
    const heard = eventsOf(page.text);
    page.key(0, 'ArrowRight');
    expect(page.text.value).to.equal('30-80');
    expect(heard).to.deep.equal(['input', 'change']);
    page.key(1, 'ArrowLeft');
    expect(page.text.value).to.equal('30-70');
    page.key(1, 'End');
    expect(page.text.value).to.equal('30-200');
    page.key(0, 'Home');
    expect(page.text.value).to.equal('0-200');
    page.key(0, 'PageUp');
    expect(page.text.value).to.equal('50-200');
    expect(page.shown()).to.equal('50 € – 200 €');
  });

  it('never lets one handle pass the other', async () => {
    const page = await openRange(between, rangeMarkup('70-80'));
    page.key(0, 'ArrowRight');
    page.key(0, 'ArrowRight');
    expect(page.text.value).to.equal('80-80');
  });

  it('moves to the left where the page is read from right to left', async () => {
    const page = await openRange(between, rangeMarkup('20-80', 'dir="rtl"'));
    page.key(0, 'ArrowLeft');
    expect(page.text.value).to.equal('30-80');
  });
});

describe('the text behind a slider', () => {
  it('is out of sight, and who wants it gets the slider', async () => {
    const page = await openRange(between, rangeMarkup('20-80'));
    expect(page.text.getBoundingClientRect().width).to.be.below(2);
    expect(page.text.tabIndex).to.equal(-1);
    find(page, 'label').click();
    expect(document.activeElement).to.equal(find(page, 'rs-range'));
    expect(page.root.activeElement).to.equal(page.handles[0]);
  });

  it('leads the slider when a script writes it, within its bounds', async () => {
    const page = await openRange(between, rangeMarkup('20-80'));
    page.type(rangeId, '40-999');
    expect(page.shown()).to.equal('40 € – 200 €');
    page.type(rangeId, '<img src=x>');
    expect(page.shown()).to.equal('0 € – 200 €');
  });

  it('takes the slider along in a reset, with a default and without', async () => {
    const chosen = await openRange(between, rangeMarkup('20-80'));
    chosen.key(0, 'ArrowRight');
    await reset(chosen);
    expect([chosen.text.value, chosen.shown()]).to.deep.equal(['20-80', '20 € – 80 €']);

    const empty = await openRange(price);
    slideTo(empty, 50);
    await reset(empty);
    expect([empty.text.value, empty.shown()]).to.deep.equal(['0', '0 €']);
  });

  it('takes the slider along when a condition hides the field', async () => {
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

  it('disables the slider where it is disabled', async () => {
    const one = await openRange(price, rangeMarkup('20', 'disabled'));
    expect((one.handles[0] as HTMLInputElement).disabled).to.equal(true);
    const two = await openRange(between, rangeMarkup('20-80', 'disabled'));
    two.key(0, 'ArrowRight');
    expect(two.text.value).to.equal('20-80');
  });

  it('is what it was when the element goes', async () => {
    const page = await openRange(between);
    const before = rangeMarkup().controls;
    await takeAway(page);
    expect(find(page, 'rs-range')).to.equal(null);
    expect(page.text.value).to.equal('');
    expect(page.text.outerHTML).to.equal(elementOf(before).outerHTML);
  });

  it('stays a text where the settings make no slider, and the author hears of it', async () => {
    const record = recordConsole();
    const definition = { name: 'Presupuesto', type: 'range-slider', min: 10, max: 5 };
    const page = await openFormPage(formTag([rangeMarkup('7')], { pages: [{ fields: [definition] }] }));
    record.stop();
    expect(record.errors.join(' ')).to.contain('expected a range with min below max');
    expect(find(page, 'rs-range')).to.equal(null);
    expect(page.type(rangeId, '8').getBoundingClientRect().width).to.be.above(20);
  });
});

describe('a range of the server’s own', () => {
  const field: FieldMarkup = {
    alias: 'edad',
    componentId: 42,
    controls: '<input type="range" id="Edad" name="form[Edad]" min="18" max="99" value="30">',
  };
  const json = { pages: [{ fields: [{ name: 'Edad', suffix: ' años' }] }] };

  it('shows its value beside it, with the author’s unit', async () => {
    const page = await openExtras([field], json, { selector: 'output', text: '30 años' });
    page.type('Edad', '45');
    expect(find(page, 'output').textContent).to.equal('45 años');
    expect(find(page, '#Edad').getAttribute('aria-valuetext')).to.equal('45 años');
    await reset(page);
    expect(find(page, 'output').textContent).to.equal('30 años');
    await takeAway(page);
    expect(find(page, 'output')).to.equal(null);
    expect(find(page, '#Edad').hasAttribute('aria-valuetext')).to.equal(false);
  });

  it('shows its value also where its id, as of a field with a space in its name, is no word', async () => {
    const controls = '<input type="range" id="Mi edad" name="form[Mi edad]" value="30">';
    const page = await openExtras([{ ...field, controls }], {}, { selector: 'output', text: '30' });
    expect(find<HTMLOutputElement>(page, 'output').htmlFor).to.have.lengthOf(0);
  });

  it('keeps an output that the author put there', async () => {
    const withOwn = { ...field, controls: `${field.controls}<output for="Edad">treinta</output>` };
    const counter = '<input type="text" name="form[x]"><p id="rsfp-counter-9">?</p>';
    const page = await openExtras([withOwn, { alias: 'x', componentId: 9, controls: counter }], json, {
      selector: '#rsfp-counter-9',
      text: '0',
    });
    expect(page.form.querySelectorAll('output')).to.have.lengthOf(1);
    expect(find(page, 'output').textContent).to.equal('treinta');
  });
});

function elementOf(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as Element;
}
