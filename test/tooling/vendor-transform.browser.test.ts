import { expect, fixture, html } from '@open-wc/testing';

describe('tooling: vendor transform', () => {
  it('a vendor under the strict policy builds its calendar without a violation, while raw markup is refused', async () => {
    const frame = document.createElement('iframe');
    frame.src = '/csp/test/tooling/fixtures/flatpickr.html';
    const report = new Promise<unknown>((resolve) => {
      window.addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) resolve(data);
      });
    });
    (await fixture(html`<div></div>`)).append(frame);

    expect(await report).to.deep.equal({ dayCount: 42, violations: [], rawMarkup: 'refused' });
  });
});
