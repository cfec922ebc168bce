import { expect } from '@open-wc/testing';
import { loadAxe, violationsOf } from '../../../shared/axe.js';
import { openHelpers, type FieldMarkup } from './field-helpers-page.js';
import { rangeMarkup, sliderRoot } from './slider-page.js';

const topics: FieldMarkup = {
  alias: 'temas',
  componentId: 1,
  caption: '<label id="Temas-grouplbl">Temas</label>',
  controls: `<div role="group" aria-labelledby="Temas-grouplbl">
    <label><input type="checkbox" name="form[Temas][]" value="a" checked>A</label>
    <label><input type="checkbox" name="form[Temas][]" value="b">B</label></div>`,
};
const message: FieldMarkup = {
  alias: 'consulta',
  componentId: 2,
  caption: '<label for="consulta">Consulta</label>',
  controls:
    '<textarea name="form[consulta]" id="consulta" maxlength="9"></textarea><p id="rsfp-counter-2">0</p>',
};
const age: FieldMarkup = {
  alias: 'edad',
  componentId: 3,
  caption: '<label for="Edad">Edad</label>',
  controls: '<input type="range" id="Edad" name="form[Edad]">',
};

describe('the smaller behaviours for everyone', () => {
  for (const scheme of ['light', 'dark']) {
    it(`have no fault that a machine can find, in ${scheme} colours`, async () => {
      const axe = await loadAxe();
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const price = { name: 'Presupuesto', type: 'range-slider', double: true };
      const limited = { name: 'Temas', type: 'checkbox-group', maxSelections: 1 };
      const page = await openHelpers(
        [topics, message, age, rangeMarkup('20-80')],
        { pages: [{ fields: [limited, price] }] },
        { selector: 'rs-range' },
      );
      await sliderRoot(page);
      const found = await violationsOf(axe, page.form);
      document.documentElement.style.removeProperty('color-scheme');
      document.body.style.removeProperty('background');
      expect(found).to.deep.equal([]);
    });
  }
});
