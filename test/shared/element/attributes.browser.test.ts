import { expect, fixture, html } from '@open-wc/testing';
import { errorsDuring } from '../record-console.js';
import type { ToyBoxElement } from '../toy/toy-box.shell.js';
import '../toy/define.js';

async function toyWith(markup: ReturnType<typeof html>): Promise<ToyBoxElement> {
  return fixture<ToyBoxElement>(markup);
}

describe('shared/element: attributes', () => {
  it('<toy-box> reads a boolean attribute without a value as on', async () => {
    expect((await toyWith(html`<toy-box open></toy-box>`)).open).to.equal(true);
  });

  it('<toy-box> goes back to the defaults when the author removes the attributes', async () => {
    const toy = await toyWith(html`<toy-box open label="cars" size="3" side="right"></toy-box>`);
    for (const name of ['open', 'label', 'size', 'side']) toy.removeAttribute(name);
    expect({ open: toy.open, label: toy.label, size: toy.size, side: toy.side }).to.deep.equal({
      open: false,
      label: 'toys',
      size: 5,
      side: 'left',
    });
  });

  it('<toy-box> reads an emptied number as the default', async () => {
    const toy = await toyWith(html`<toy-box size="3"></toy-box>`);
    toy.setAttribute('size', '');
    expect(toy.size).to.equal(5);
  });

  it('<toy-box> keeps a number within its range', async () => {
    expect((await toyWith(html`<toy-box size="99"></toy-box>`)).size).to.equal(10);
    expect((await toyWith(html`<toy-box size="-1e9"></toy-box>`)).size).to.equal(0);
  });

  for (const nonsense of ['many', 'NaN', 'Infinity', '3px', '--1']) {
    it(`<toy-box> names a size of "${nonsense}" in the console and keeps the default`, async () => {
      let toy: ToyBoxElement | undefined;
      const errors = await errorsDuring(async () => {
        toy = await toyWith(html`<toy-box id="chest" size=${nonsense}></toy-box>`);
      });
      expect(toy?.size).to.equal(5);
      expect(errors).to.have.length(1);
      expect(errors[0]).to.contain('ConfigError: <toy-box id="chest"> attribute size').and.contain(nonsense);
    });
  }

  it('<toy-box> names an unknown word and the words it knows', async () => {
    const errors = await errorsDuring(() => toyWith(html`<toy-box side="above"></toy-box>`));
    expect(errors[0]).to.contain('found "above", expected one of left, right');
  });

  it('<toy-box> shows reflected properties in the markup, and removes defaults', async () => {
    const toy = await toyWith(html`<toy-box></toy-box>`);
    toy.open = true;
    toy.size = 7;
    toy.label = 'cars';
    expect(toy.outerHTML).to.equal('<toy-box open="" size="7"></toy-box>');
    toy.open = false;
    toy.size = 5;
    expect(toy.outerHTML).to.equal('<toy-box></toy-box>');
  });

  it('<toy-box> notifies the core once of each change, and of no repetition', async () => {
    const toy = await toyWith(html`<toy-box></toy-box>`);
    const core = await toy.whenCore;
    toy.open = true;
    toy.open = true;
    toy.setAttribute('open', '');
    toy.setAttribute('label', 'cars');
    toy.label = 'cars';
    expect(core.changedOptions).to.deep.equal(['open', 'label']);
  });

  it('<toy-box> reads a text that a framework writes into a property like that of the attribute', async () => {
    const toy = await toyWith(html`<toy-box></toy-box>`);
    Object.assign(toy, { open: '', size: '7', label: 'cars' });
    expect({ open: toy.open, size: toy.size, label: toy.label }).to.deep.equal({
      open: true,
      size: 7,
      label: 'cars',
    });
    const errors = await errorsDuring(() => Object.assign(toy, { size: 'many' }));
    expect(toy.size).to.equal(5);
    expect(errors[0]).to.contain('attribute size').and.contain('found "many"');
  });

  it('<toy-box> goes back to the default when a framework takes a property away', async () => {
    const toy = await toyWith(html`<toy-box open size="7"></toy-box>`);
    Object.assign(toy, { open: undefined, size: null });
    expect({ open: toy.open, size: toy.size }).to.deep.equal({ open: false, size: 5 });
  });

  it('<toy-box> keeps the identity of what a script sets as a property', async () => {
    const toy = await toyWith(html`<toy-box></toy-box>`);
    const set = { any: 'thing' };
    Reflect.set(toy, 'label', set);
    expect((Reflect.get(toy, 'label') as unknown) === set).to.equal(true);
  });
});
