import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('<nav-menu> under a strict policy with Trusted Types', () => {
  it('closes, opens and keeps to the window without a single violation', async () => {
    const { seen } = await visitUnderPolicy<StrictReport>('nav-menu/strict.html', { width: 900 });
    expect(seen).to.deep.equal([false, true]);
  });
});
