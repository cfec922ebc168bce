import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { halfPixel } from '../../pixels.js';
import { bodyScrollers, restorePage, setStyles } from '../../shared/body-scrollers.js';
import { openPage, siteHeader, type HeaderPage } from './header-page.js';

const { documentElement: root, body } = document;
const onUp = () => html`<sticky-header show-on-up>${siteHeader()}</sticky-header>`;
const paddingOf = (box: Element) => getComputedStyle(box).scrollPaddingBlockStart;

describe('<sticky-header> body scroller', () => {
  let opened: HeaderPage;

  before(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await opened.close();
    restorePage();
  });

  for (const { title, open } of bodyScrollers) {
    it(`<sticky-header> on a page whose window does not scroll sticks, goes out of the way downwards and comes back upwards: ${title}`, async () => {
      open();
      opened = await openPage(onUp());
      await opened.scroll(150, body);
      expect([opened.states, opened.top]).to.deep.equal(['stuck', 0]);
      await opened.scroll(400, body);
      expect(opened.states).to.equal('stuck,hidden');
      expect(opened.top).to.be.at.most(-80);
      await opened.scroll(340, body);
      expect([opened.states, opened.top]).to.deep.equal(['stuck', 0]);
      await opened.scroll(0, body);
      expect([opened.states, scrollY]).to.deep.equal(['', 0]);
    });

    it(`<sticky-header> on a page whose window does not scroll covers nothing that a link leads to, and leaves the place when the focus comes in: ${title}`, async () => {
      open();
      opened = await openPage(onUp());
      await opened.scroll(400, body);
      expect([paddingOf(body), paddingOf(root)]).to.deep.equal(['80px', 'auto']);
      opened.find('#far').scrollIntoView({ behavior: 'instant' });
      expect(opened.find('#far').getBoundingClientRect().top).to.be.within(80 - halfPixel, 81);
      await opened.scroll(1500, body);
      opened.find('#search').focus();
      expect([opened.states, Math.round(body.scrollTop)]).to.deep.equal(['stuck', 1500]);
      opened.header.remove();
      await Promise.resolve();
      expect(paddingOf(body)).to.equal('auto');
    });
  }

  it('<sticky-header> on a page whose window does not scroll sticks in a box of the page, from its own place there', async () => {
    opened = await openPage();
    const main = document.createElement('main');
    setStyles(main, { height: '300px', overflow: 'auto', border: '5px solid' });
    main.append(...opened.place.childNodes);
    opened.place.append(document.createElement('hr'), main);
    await opened.starts();
    await opened.scroll(90, main);
    expect(opened.states).to.equal('');
    await opened.scroll(110, main);
    expect(opened.states).to.equal('stuck');
    expect(opened.top).to.equal(Math.round(main.getBoundingClientRect().top) + 5);
    expect([paddingOf(main), paddingOf(root)]).to.deep.equal(['80px', 'auto']);
  });

  it('<sticky-header> on a page whose window does not scroll follows a page that scrolls in its body only once it is long', async () => {
    bodyScrollers[1]?.open();
    opened = await openPage(onUp());
    const main = opened.find('main');
    main.hidden = true;
    opened.header.offset = 1;
    main.hidden = false;
    await opened.scroll(400, body);
    await opened.scroll(800, body);
    expect(opened.states).to.equal('stuck,hidden');
  });
});
