import { expect } from '@open-wc/testing';
import { visitUnderPolicy } from '../../shared/policy/visit-under-policy.js';
import type { StrictReport } from './strict-page.js';

describe('<back-to-top> and <whatsapp-link> under a strict policy with Trusted Types', () => {
  it('paint, float and show their icons without a single violation', async () => {
    const { labels, position } = await visitUnderPolicy<StrictReport>('back-to-top/strict.html');
    expect(labels).to.deep.equal(['Back to top', 'Message us on WhatsApp']);
    expect(position).to.equal('fixed');
  });
});
