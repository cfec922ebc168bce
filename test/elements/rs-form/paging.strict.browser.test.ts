import { expect } from '@open-wc/testing';
import type { StrictPages } from './paging-strict-page.js';

/** Opens the page in a frame, below the address that sends the strict policy. */
async function visit(): Promise<StrictPages> {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.src = '/csp/test/elements/rs-form/paging-strict.html';
  const told = new Promise<StrictPages>((resolve) =>
    addEventListener('message', ({ data, source }) => source === frame.contentWindow && resolve(data), {
      once: true,
    }),
  );
  document.body.append(frame);
  const report = await told;
  frame.remove();
  return report;
}

describe('<rs-form> with pages under a strict policy with Trusted Types', () => {
  it('obeys the handlers that the policy keeps from running', async () => {
    const { shown, blocked } = await visit();
    expect(shown).to.deep.equal([0, 1, 0]);
    // The server's own two attributes are refused by the browser, as without us, and nothing of ours is.
    const others = blocked.filter((one) => !one.startsWith('script-src-attr'));
    expect(others).to.have.lengthOf(1);
    expect(others[0]).to.contain('probe');
    expect(blocked.length).to.be.at.most(3);
  });
});
