import { expect } from '@open-wc/testing';
import type { AxeResults, RunOptions } from 'axe-core';
import { openExtras, type FieldMarkup } from './extras-page.js';
import { rangeMarkup } from './widgets/range/range-page.js';

interface Axe {
  run(context: Element, options: RunOptions): Promise<AxeResults>;
}

/** axe-core is a classic script: it goes into the page as one. */
async function loadAxe(): Promise<Axe> {
  const script = document.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return (window as unknown as { axe: Axe }).axe;
}

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
      const page = await openExtras(
        [topics, message, age, rangeMarkup('20-80')],
        { pages: [{ fields: [limited, price] }] },
        { selector: 'rs-range' },
      );
      const { violations } = await axe.run(page.form, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      document.documentElement.style.removeProperty('color-scheme');
      document.body.style.removeProperty('background');
      expect(found).to.deep.equal([]);
    });
  }
});
