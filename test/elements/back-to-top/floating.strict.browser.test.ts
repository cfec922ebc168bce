import { expect } from '@open-wc/testing';
import type { StrictReport } from './strict-page.js';

/** Opens the page in a frame, below the address that sends the strict policy. */
async function visit(): Promise<StrictReport> {
  const frame = document.createElement('iframe');
  frame.src = '/csp/test/elements/back-to-top/strict.html';
  const told = new Promise<StrictReport>((resolve) =>
    addEventListener('message', ({ data, source }) => source === frame.contentWindow && resolve(data)),
  );
  document.body.append(frame);
  const report = await told;
  frame.remove();
  return report;
}

describe('<back-to-top> and <whatsapp-link> under a strict policy with Trusted Types', () => {
  it('paint, float and wear their icons without a single violation', async () => {
    const { labels, position, blocked } = await visit();
    expect(labels).to.deep.equal(['Back to top', 'Message us on WhatsApp']);
    expect(position).to.equal('fixed');
    expect(blocked).to.have.lengthOf(1);
    expect(blocked[0]).to.contain('probe');
  });
});
