import { expect, fixture, html } from '@open-wc/testing';
import type { OffcanvasPanelElement } from '../../../elements/offcanvas-panel/offcanvas-panel.shell.js';
import { next, openPage, page } from './panel-page.js';

describe('<offcanvas-panel> before its core', () => {
  for (const where of ['of the page', 'of the element'] as const) {
    it(`an open request before <offcanvas-panel> has started is done ${where}`, async () => {
      const place = await fixture<HTMLElement>(html`<div></div>`);
      const other = await fixture<HTMLElement>(html`<div>${page()}</div>`);
      const panel = other.querySelector('offcanvas-panel') as OffcanvasPanelElement;
      place.append(panel);
      panel.remove();
      await Promise.resolve();
      // Inserted again as a page's script does it: the request follows at once.
      place.append(panel);
      expect(panel.hasCore).to.equal(false);
      const target = where === 'of the page' ? document : panel;
      const opened = next(panel, 'offcanvas-panel-opened');
      const request = new CustomEvent('offcanvas-panel-open-request', { cancelable: true, bubbles: true });
      expect(target.dispatchEvent(request)).to.equal(false);
      expect((await opened).detail.source).to.equal('script');
    });
  }
});

describe('the start of <offcanvas-panel>', () => {
  it('the start of <offcanvas-panel> reads no style, which would force a layout while the page loads', async () => {
    const { getComputedStyle: read } = window;
    let reads = 0;
    window.getComputedStyle = (...parts) => {
      reads += 1;
      return read(...parts);
    };
    const place = await fixture<HTMLElement>(html`<div>${page()}</div>`);
    const panel = place.querySelector('offcanvas-panel') as OffcanvasPanelElement;
    const readsAtStart = await new Promise((resolve) => panel.withCore(() => resolve(reads)));
    window.getComputedStyle = read;
    expect(readsAtStart).to.equal(0);
  });
});

describe('a link to the menu that is pressed before <offcanvas-panel> is there', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const [hash, isLed] of [
    ['#menu', true],
    ['#elsewhere', false],
    ['', false],
  ] as const) {
    it(`a link to the menu that is pressed before <offcanvas-panel> is there ${isLed ? 'opens' : 'does not open'} the panel that takes the menu in: ${hash || 'none'}`, async () => {
      if (hash) history.replaceState(null, '', hash);
      const { panel } = await openPage(html`
        <a href="#menu" data-offcanvas-toggle="panel">Menu</a> <a data-offcanvas-toggle="panel">Menu</a>
        <offcanvas-panel id="panel"><nav id="menu">Menu</nav></offcanvas-panel>
      `);
      expect(panel.isOpen).to.equal(isLed);
    });
  }
});
