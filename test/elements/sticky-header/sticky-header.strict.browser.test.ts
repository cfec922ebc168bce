import { expect } from '@open-wc/testing';
import type { StrictReport } from './strict-page.js';

/** Opens the page in a frame, below the address that sends the strict policy. */
async function visit(): Promise<StrictReport> {
  const frame = document.createElement('iframe');
  frame.src = '/csp/test/elements/sticky-header/strict.html';
  const told = new Promise<StrictReport>((resolve) =>
    addEventListener('message', ({ data, source }) => source === frame.contentWindow && resolve(data), {
      once: true,
    }),
  );
  frame.height = '600';
  document.body.append(frame);
  const report = await told;
  frame.remove();
  return report;
}

describe('<sticky-header> under a strict policy with Trusted Types', () => {
  it('sticks and goes out of the way without a single violation', async () => {
    const { states, position, blocked } = await visit();
    expect([states, position]).to.deep.equal([[true, true], 'sticky']);
    expect(blocked).to.have.lengthOf(1);
    expect(blocked[0]).to.contain('probe');
  });
});
