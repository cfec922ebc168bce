import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('sliders under a strict policy with Trusted Types', () => {
  it('are drawn and used without a single violation', async () => {
    const { text, distance } = await visitUnderPolicy<StrictReport>('rs-range/strict.html', {
      width: 600,
    });
    expect(text).to.equal('21-80');
    expect(distance).to.be.above(200);
  });
});
