import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';

describe('<lazy-images> under a strict policy with Trusted Types', () => {
  it('loads images, frames and backgrounds without a single violation', async () => {
    expect(await visitUnderPolicy<string>('lazy-images/strict.html')).to.equal('loaded');
  });
});
