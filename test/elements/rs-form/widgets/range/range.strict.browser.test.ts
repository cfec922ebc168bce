import { expect } from '@open-wc/testing';
import type { StrictReport } from './strict-page.js';

/** Opens the page in a frame, below the address that sends the strict policy. */
async function visit(): Promise<StrictReport> {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.src = '/csp/test/elements/rs-form/widgets/range/strict.html';
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

describe('sliders under a strict policy with Trusted Types', () => {
  it('are drawn and used without a single violation', async () => {
    const { text, distance, blocked } = await visit();
    expect(text).to.equal('21-80');
    expect(distance).to.be.above(200);
    expect(blocked).to.have.lengthOf(1);
    expect(blocked[0]).to.contain('probe');
  });
});
