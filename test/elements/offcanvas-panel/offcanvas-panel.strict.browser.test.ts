import { expect } from '@open-wc/testing';
import type { StrictReport } from './strict-page.js';

/** Opens the page in a frame, below the address that sends the strict policy. */
async function visit(): Promise<StrictReport> {
  const frame = document.createElement('iframe');
  frame.src = '/csp/test/elements/offcanvas-panel/strict.html';
  const told = new Promise<StrictReport>((resolve) =>
    addEventListener('message', ({ data, source }) => source === frame.contentWindow && resolve(data), {
      once: true,
    }),
  );
  document.body.append(frame);
  const report = await told;
  frame.remove();
  return report;
}

describe('<offcanvas-panel> under a strict policy with Trusted Types', () => {
  it('opens and closes, the page moving aside, without a single violation', async () => {
    const { facts, blocked } = await visit();
    expect(facts).to.deep.equal(['offcanvas-panel-opened', 'offcanvas-panel-closed']);
    expect(blocked).to.have.lengthOf(1);
    expect(blocked[0]).to.contain('probe');
  });
});
