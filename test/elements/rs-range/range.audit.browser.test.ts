import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import type { StrictReport } from './strict-page.js';
import { inputMarkup, openRange } from './range-page.js';

describe('sliders under a strict policy with Trusted Types', () => {
  it('are drawn and used without a single violation', async () => {
    const { text, distance } = await visitUnderPolicy<StrictReport>('rs-range/strict.html', {
      width: 600,
    });
    expect(text).to.equal('21-80');
    expect(distance).to.be.above(200);
  });
});

describe('<rs-range> for everyone', () => {
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
        it(`has no violation in ${scheme} colours (${attributes || 'one handle'}, ${state || 'as it is'})`, async () => {
          document.documentElement.style.colorScheme = scheme;
          document.body.style.background = 'Canvas';
          const { form } = await openRange(attributes, inputMarkup('', state));
          expect(await violationsOf(axe, form)).to.deep.equal([]);
        });
      }
    }
  }
});
