import { expect, html } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { openPage, type PanelPage } from './panel-page.js';

async function swipeable(side = 'left', dir = 'ltr'): Promise<PanelPage> {
  const opened = await openPage(html`
    <div dir=${dir}>
      <offcanvas-panel swipe side=${side}><p>Text</p></offcanvas-panel>
    </div>
    <main><p style="block-size: 3000px">Long</p></main>
  `);
  await appears(opened.panel.shadowRoot as ShadowRoot, '.edge:not([hidden])');
  return opened;
}

const leftOf = (opened: PanelPage) => Math.round(opened.part('panel').getBoundingClientRect().left);

describe('<offcanvas-panel> swipe', () => {
  it('a swipe on <offcanvas-panel> from the edge pulls the panel along with the finger and lets it open past a third', async () => {
    const opened = await swipeable();
    opened.swipe(
      opened.edge,
      [
        [5, 200],
        [25, 202],
        [75, 220],
      ],
      '',
    );
    const width = opened.part('panel').offsetWidth;
    expect(leftOf(opened)).to.equal(70 - width);
    expect(Number(getComputedStyle(await opened.overlay()).opacity)).to.be.closeTo(70 / width, 0.01);
    expect(opened.panel.matches(':state(opening)')).to.equal(true);
    opened.swipe(document.body, [], 'pointercancel');
    await opened.closes(() => undefined);

    expect(
      await opened.opens(() =>
        opened.swipe(opened.edge, [
          [5, 200],
          [25, 202],
          [200, 220],
        ]),
      ),
    ).to.equal('swipe');
    expect(leftOf(opened)).to.equal(0);
  });

  it('a swipe of less than a third of the width leaves the panel as it was', async () => {
    const opened = await swipeable();
    expect(
      await opened.closes(() =>
        opened.swipe(opened.edge, [
          [5, 200],
          [60, 200],
        ]),
      ),
    ).to.equal('swipe');
    await opened.opens();
    opened.swipe(opened.part('panel'), [
      [200, 200],
      [150, 200],
    ]);
    expect(opened.panel.matches(':state(open)')).to.equal(true);
  });

  it('a swipe on <offcanvas-panel> inside, or on the page beside it, pushes the panel out', async () => {
    const opened = await swipeable();
    await opened.opens();
    expect(
      await opened.closes(() =>
        opened.swipe(opened.find('p'), [
          [200, 200],
          [20, 200],
        ]),
      ),
    ).to.equal('swipe');
    await opened.opens();
    expect(
      await opened.closes(() =>
        opened.swipe(opened.part('overlay'), [
          [300, 200],
          [100, 200],
        ]),
      ),
    ).to.equal('swipe');
  });

  it('a swipe on <offcanvas-panel> comes from the right where the panel is on the right, by side or by direction', async () => {
    for (const [side, dir] of [
      ['right', 'ltr'],
      ['start', 'rtl'],
      ['end', 'ltr'],
    ]) {
      const opened = await swipeable(side, dir);
      const { left } = opened.edge.getBoundingClientRect();
      expect(getComputedStyle(opened.edge).right).to.equal('0px');
      expect(left).to.be.at.least(0);
      await opened.opens(() =>
        opened.swipe(opened.edge, [
          [790, 200],
          [500, 200],
        ]),
      );
      expect(Math.round(opened.part('panel').getBoundingClientRect().right)).to.equal(
        opened.dialog.clientWidth,
      );
      await opened.closes();
    }
  });

  it('a swipe on <offcanvas-panel> never takes the vertical from the page', async () => {
    const opened = await swipeable();
    opened.swipe(opened.edge, [
      [5, 200],
      [12, 260],
      [200, 260],
    ]);
    expect(opened.isOut).to.equal(false);
    expect(getComputedStyle(opened.edge).touchAction).to.contain('pan-y');
    await opened.opens();
    expect(getComputedStyle(opened.part('panel')).touchAction).to.contain('pan-y');
  });

  it('a swipe on <offcanvas-panel> waits until the page has come to rest', async () => {
    const opened = await swipeable();
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, 50);
    await scrolled;
    opened.swipe(opened.edge, [
      [5, 200],
      [200, 200],
    ]);
    expect(opened.isOut).to.equal(false);
    window.scrollTo(0, 0);
  });

  it('a swipe on <offcanvas-panel> is for fingers only, from the edge only, and only where the author wants it', async () => {
    const opened = await swipeable();
    const { edge } = opened;
    opened.swipe(opened.find('main'), [
      [400, 200],
      [700, 200],
    ]);
    edge.dispatchEvent(
      new PointerEvent('pointerdown', { pointerType: 'mouse', isPrimary: true, bubbles: true }),
    );
    document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: 200 }));
    expect(opened.isOut).to.equal(false);
    opened.panel.swipe = false;
    opened.swipe(edge, [
      [5, 200],
      [200, 200],
    ]);
    expect({ out: opened.isOut, edge: edge.checkVisibility() }).to.deep.equal({ out: false, edge: false });
  });

  it('a swipe on <offcanvas-panel> asks the page before anything shows', async () => {
    const opened = await swipeable();
    opened.panel.addEventListener('offcanvas-panel-open', (event) => event.preventDefault(), { once: true });
    opened.swipe(opened.edge, [
      [5, 200],
      [25, 200],
      [200, 200],
    ]);
    expect(opened.isOut).to.equal(false);
  });

  it('a swipe on <offcanvas-panel> pulls the page with it where the panel pushes', async () => {
    const opened = await openPage(html`
      <offcanvas-panel swipe mode="push" side="left"><p>Text</p></offcanvas-panel>
      <main id="g-page-surround">Page</main>
    `);
    await appears(opened.panel.shadowRoot as ShadowRoot, '.edge:not([hidden])');
    opened.swipe(
      opened.edge,
      [
        [5, 200],
        [65, 200],
      ],
      '',
    );
    const wrapper = opened.find('#g-page-surround');
    expect(wrapper.style.translate).to.equal('60px');
    await opened.closes(() => opened.swipe(document.body, [], 'pointercancel'));
    expect(wrapper.getAttribute('style') ?? '').to.equal('');
  });
});
