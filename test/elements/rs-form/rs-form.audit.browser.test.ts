import { expect } from '@open-wc/testing';
import { loadAxe, violationsOf } from '../../shared/axe.js';
import { appears } from '../../shared/appears.js';
import { openHelpers, type FieldMarkup, find, takeAway } from './field-helpers/field-helpers-page.js';
import { rangeMarkup, sliderRoot } from './placed-tags/slider-page.js';

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
    it(`the smaller features of <rs-form> have no fault that a machine can find, in ${scheme} colours`, async () => {
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

const code: FieldMarkup = {
  alias: 'codigo',
  componentId: 14,
  caption: '<label for="captchaTxt14">Código</label>',
  controls: `<img id="captcha14" src="/there/is/no/such.png" width="160" height="60">
    <input type="text" name="form[Codigo]" id="captchaTxt14" class="rsform-captcha-box">
    <a class="rsform-captcha-refresh-button">Refrescar</a>`,
};
const work: FieldMarkup = {
  alias: 'robot',
  componentId: 16,
  controls: `<button type="button" data-rsfp-hashcash data-hashcash-level="6" data-hashcash-text="900150983cd24fb0"
    data-hashcash-name="form[Robot]" class="hashcash__pending">No soy un robot</button>`,
};

describe('bot protection, for everyone', () => {
  for (const scheme of ['light', 'dark']) {
    it(`the bot protection of <rs-form> has no fault that a machine can find, in ${scheme} colours, with an image that did not come and a sum under way`, async () => {
      const axe = await loadAxe();
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const page = await openHelpers([code, work], {}, { selector: '.rs-form-captcha:not([hidden])' });
      while (find(page, 'progress') === null) {
        find(page, '[data-rsfp-hashcash]').click();
        await new Promise(requestAnimationFrame);
      }
      await appears(page.form, '.hashcash__working');
      const found: string[] = [];
      for (const block of page.form.querySelectorAll('.rsform-block'))
        found.push(...(await violationsOf(axe, block)));
      document.documentElement.style.removeProperty('color-scheme');
      document.body.style.removeProperty('background');
      await takeAway(page);
      expect(found).to.deep.equal([]);
    });
  }
});
