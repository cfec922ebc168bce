import { expect } from '@open-wc/testing';
import type { StrictReport } from './strict-page.js';

/** Opens the page in a frame, below the address that sends the strict policy. */
async function visit(): Promise<StrictReport> {
  const frame = document.createElement('iframe');
  frame.src = '/csp/test/elements/rs-form/widgets/calendar/strict.html';
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

describe('<rs-calendar> under a strict policy with Trusted Types', () => {
  it('is used from the month to the time without a single violation', async () => {
    const { visible, hidden, blocked } = await visit();
    expect(visible).to.equal('15-04-2027 10:30');
    expect(hidden).to.equal('04/15/2027 10:30');
    expect(blocked).to.have.lengthOf(1);
    expect(blocked[0]).to.contain('probe');
  });
});
