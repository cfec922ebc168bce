import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('<rs-calendar> under a strict policy with Trusted Types', () => {
  it('is used from the month to the time, and as a popup, without a single violation', async () => {
    const { visible, hidden } = await visitUnderPolicy<StrictReport>('rs-calendar/strict.html');
    expect(visible).to.equal('16-04-2027 10:30');
    expect(hidden).to.equal('04/16/2027 10:30');
  });
});
