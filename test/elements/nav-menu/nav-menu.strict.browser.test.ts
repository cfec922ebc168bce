import { expect } from '@open-wc/testing';
import type { StrictReport } from './strict-page.js';

/** Opens the page in a frame, below the address that sends the strict policy. */
async function visit(): Promise<StrictReport> {
  const frame = document.createElement('iframe');
  frame.src = '/csp/test/elements/nav-menu/strict.html';
  // Wide enough for the menu that is no mobile one.
  frame.width = '900';
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

describe('<nav-menu> under a strict policy with Trusted Types', () => {
  it('closes, opens and keeps to the window without a single violation', async () => {
    const { seen, blocked } = await visit();
    expect(seen).to.deep.equal([false, true]);
    expect(blocked).to.have.lengthOf(1);
    expect(blocked[0]).to.contain('probe');
  });
});
