import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { openPage } from './panel-page.js';

describe('<offcanvas-panel> audit', () => {
  let axe: Axe;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const width of [320, 768, 1280]) {
    for (const dir of ['ltr', 'rtl']) {
      it(`<offcanvas-panel> has no violation at ${width} px, ${dir}, closed and open`, async () => {
        await setViewport({ width, height: 800 });
        const opened = await openPage(html`
          <div dir=${dir}>
            <div data-offcanvas-toggle>Menu</div>
            <offcanvas-panel swipe aria-label="Menu">
              <nav aria-label="Panel">
                <a href="#rest">A link</a>
                <p>Text</p>
              </nav>
            </offcanvas-panel>
            <main>
              <h1>Page</h1>
              <a href="#rest" id="rest">Rest</a>
            </main>
          </div>
        `);
        expect(await violationsOf(axe, opened.place)).to.deep.equal([]);
        await opened.opens();
        expect(await violationsOf(axe, opened.place)).to.deep.equal([]);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }
  }

  it('<offcanvas-panel> leaves some of the page in sight at 320 px, and has a close button that a finger can hit', async () => {
    await setViewport({ width: 320, height: 600 });
    const opened = await openPage();
    await opened.opens();
    expect(320 - opened.part('panel').offsetWidth).to.be.at.least(44);
    const { width, height } = opened.part('close').getBoundingClientRect();
    expect({ wideEnough: width >= 44, highEnough: height >= 44 }).to.deep.equal({
      wideEnough: true,
      highEnough: true,
    });
    expect(opened.dialog.getAttribute('aria-label')).to.equal('Menu');
  });
});
