import { expect } from '@open-wc/testing';
import { find, openHelpers, reset, takeAway, type FieldMarkup } from './field-helpers-page.js';

describe('<rs-form> range output', () => {
  const field: FieldMarkup = {
    alias: 'edad',
    componentId: 42,
    controls: '<input type="range" id="Edad" name="form[Edad]" min="18" max="99" value="30">',
  };
  const json = { pages: [{ fields: [{ name: 'Edad', suffix: ' años' }] }] };

  it('a range of the server’s own shows its value beside it, with the author’s unit', async () => {
    const page = await openHelpers([field], json, { selector: 'output', text: '30 años' });
    page.type('Edad', '45');
    expect(find(page, 'output').textContent).to.equal('45 años');
    expect(find(page, '#Edad').getAttribute('aria-valuetext')).to.equal('45 años');
    await reset(page);
    expect(find(page, 'output').textContent).to.equal('30 años');
    await takeAway(page);
    expect(find(page, 'output')).to.equal(null);
    expect(find(page, '#Edad').hasAttribute('aria-valuetext')).to.equal(false);
  });

  it('a range of the server’s own shows its value also where its id, as of a field with a space in its name, is no word', async () => {
    const controls = '<input type="range" id="Mi edad" name="form[Mi edad]" value="30">';
    const page = await openHelpers([{ ...field, controls }], {}, { selector: 'output', text: '30' });
    expect(find<HTMLOutputElement>(page, 'output').htmlFor).to.have.lengthOf(0);
  });

  it('a range of the server’s own keeps an output that the author put there', async () => {
    const withOwn = { ...field, controls: `${field.controls}<output for="Edad">treinta</output>` };
    const counter = '<input type="text" name="form[x]"><p id="rsfp-counter-9">?</p>';
    const page = await openHelpers([withOwn, { alias: 'x', componentId: 9, controls: counter }], json, {
      selector: '#rsfp-counter-9',
      text: '0',
    });
    expect(page.form.querySelectorAll('output')).to.have.lengthOf(1);
    expect(find(page, 'output').textContent).to.equal('treinta');
  });
});
