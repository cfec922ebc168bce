import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('<sticky-header> under a strict policy with Trusted Types', () => {
  it('sticks and goes out of the way without a single violation', async () => {
    const { states, position } = await visitUnderPolicy<StrictReport>('sticky-header/strict.html', {
      height: 600,
    });
    expect([states, position]).to.deep.equal([[true, true], 'sticky']);
  });
});
