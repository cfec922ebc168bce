import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('<offcanvas-panel> under a strict policy with Trusted Types', () => {
  it('opens and closes, the page moving aside, without a single violation', async () => {
    const { facts } = await visitUnderPolicy<StrictReport>('offcanvas-panel/strict.html');
    expect(facts).to.deep.equal(['offcanvas-panel-opened', 'offcanvas-panel-closed']);
  });
});
