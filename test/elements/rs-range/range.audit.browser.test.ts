import { expect } from '@open-wc/testing';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { inputMarkup, openRange } from './range-page.js';

describe('<rs-range> range audit', () => {
  let axe: Axe;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
  });

  for (const scheme of ['light', 'dark']) {
    for (const attributes of ['', 'double']) {
      for (const state of ['', 'disabled', 'readonly', 'aria-invalid="true"']) {
        it(`<rs-range> has no violation in ${scheme} colours (${attributes || 'one handle'}, ${state || 'as it is'})`, async () => {
          document.documentElement.style.colorScheme = scheme;
          document.body.style.background = 'Canvas';
          const { form } = await openRange(attributes, inputMarkup('', state));
          expect(await violationsOf(axe, form)).to.deep.equal([]);
        });
      }
    }
  }
});
