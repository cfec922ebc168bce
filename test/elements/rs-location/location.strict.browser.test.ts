import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('a map under a strict policy with Trusted Types', () => {
  it('is drawn and used without a single violation', async () => {
    const { text, width } = await visitUnderPolicy<StrictReport>('rs-location/strict.html', { width: 600 });
    expect(text).to.match(/^40\.4\d+,-3\.7038$/);
    expect(width).to.equal(44);
  });
});
