import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('<tab-set> under a strict policy with Trusted Types', () => {
  it('shows another panel without a single violation', async () => {
    const { selected, line } = await visitUnderPolicy<StrictReport>('tab-set/strict.html');
    expect([selected, line]).to.deep.equal(['Two', '3px']);
  });
});
