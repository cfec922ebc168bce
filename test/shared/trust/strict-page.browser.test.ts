import { expect, fixture, html } from '@open-wc/testing';

interface Report {
  readonly outcome: string;
  readonly enforced: string;
  readonly title: string;
  readonly violations: readonly string[];
  readonly loads: number;
}

describe('shared/trust: strict page', () => {
  it('a page under the strict policy runs everything shared without a violation, and refuses only what is not ours', async () => {
    const frame = document.createElement('iframe');
    frame.src = new URL('../fixtures/strict.html', import.meta.url).href;
    const report = new Promise<Report>((resolve) => {
      window.addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) resolve(data as Report);
      });
    });
    (await fixture(html`<div></div>`)).append(frame);

    const { outcome, enforced, title, violations, loads } = await report;
    expect(outcome).to.equal('ok');
    expect([title, loads]).to.deep.equal(['A page with the strict policy', 1]);
    // The one violation is the probe, which shows that the policy was active.
    expect(enforced).to.equal('TypeError');
    expect(violations.filter((directive) => directive !== 'require-trusted-types-for')).to.deep.equal([]);
    expect(violations.length).to.be.at.most(1);
  });
});
