import { expect, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { openPage, siteHeader, type HeaderPage } from './header-page.js';
import { halfPixel } from '../../pixels.js';
import { emulatesMedia } from '../../shared/emulates-media.js';

const root = document.documentElement;
const onUp = () => html`<sticky-header show-on-up>${siteHeader()}</sticky-header>`;

describe('<sticky-header>', () => {
  let opened: HeaderPage;

  before(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => opened.close());

  it('<sticky-header> stays at the top while the page scrolls, and has that state', async () => {
    opened = await openPage();
    expect([opened.states, opened.top]).to.deep.equal(['', 100]);
    await opened.scroll(400);
    expect([opened.states, opened.top]).to.deep.equal(['stuck', 0]);
    await opened.scroll(50);
    expect([opened.states, opened.top]).to.deep.equal(['', 50]);
  });

  it('<sticky-header> reads no style before the first layout of the page', async () => {
    opened = await openPage();
    const { header, place } = opened;
    header.remove();
    await Promise.resolve();
    const { getComputedStyle: read } = window;
    let reads = 0;
    window.getComputedStyle = (...parts) => {
      reads += 1;
      return read(...parts);
    };
    place.querySelector('.above')?.after(header);
    const readsAtStart = await new Promise((resolve) => header.withCore(() => resolve(reads)));
    window.getComputedStyle = read;
    expect(readsAtStart).to.equal(0);
  });

  it('<sticky-header> sticks as far below the top as the author says, also when that changes', async () => {
    opened = await openPage(html`<sticky-header offset="30">${siteHeader()}</sticky-header>`);
    await opened.scroll(71);
    expect([opened.states, opened.top]).to.deep.equal(['stuck', 30]);
    opened.header.offset = 10;
    expect([opened.states, opened.top]).to.deep.equal(['', 29]);
    expect(getComputedStyle(root).scrollPaddingBlockStart).to.equal('90px');
  });

  it('<sticky-header> shifts nothing when it begins to stick', async () => {
    opened = await openPage();
    const { scrollHeight } = root;
    const title = () => Math.round(opened.find('h1').getBoundingClientRect().top + scrollY);
    const before = title();
    await opened.scroll(400);
    expect([title(), root.scrollHeight]).to.deep.equal([before, scrollHeight]);
  });

  it('<sticky-header> goes out of the way downwards and comes back upwards, where the author wants that', async () => {
    opened = await openPage(onUp());
    await opened.scroll(150);
    expect([opened.states, opened.top]).to.deep.equal(['stuck', 0]);
    await opened.scroll(400);
    expect(opened.states).to.equal('stuck,hidden');
    expect(opened.top).to.be.at.most(-80);
    await opened.scroll(395);
    expect(opened.states).to.equal('stuck,hidden');
    await opened.scroll(340);
    expect([opened.states, opened.top]).to.deep.equal(['stuck', 0]);
    await opened.scroll(0);
    expect([opened.states, opened.top]).to.deep.equal(['', 100]);
  });

  it('<sticky-header> is out of the way at once where the page is opened in its middle', async () => {
    opened = await openPage();
    await opened.scroll(700);
    const { header, place } = opened;
    header.remove();
    await Promise.resolve();
    header.showOnUp = true;
    place.querySelector('.above')?.after(header);
    await opened.starts();
    expect(opened.states).to.equal('stuck,hidden');
    expect(header.getAnimations()).to.have.lengthOf(0);
  });

  it('<sticky-header> comes out at once when the focus moves into it, and stays with it', async () => {
    opened = await openPage(onUp());
    opened.find('#link-20').focus();
    await opened.scroll(1500);
    expect(opened.states).to.equal('stuck,hidden');
    opened.find('#search').focus();
    expect(opened.states).to.equal('stuck');
    expect(opened.header.getBoundingClientRect().top).to.be.closeTo(0, halfPixel);
    expect(Math.round(scrollY)).to.equal(1500);
    await opened.scroll(1700);
    expect([opened.states, opened.top]).to.deep.equal(['stuck', 0]);

    opened.find('#search').blur();
    await opened.scroll(1900);
    expect(opened.states).to.equal('stuck,hidden');
  });

  it('<sticky-header> never covers what gets the focus, on the way back with the keyboard', async () => {
    // The previous link is outside of the visible area, wholly or in part: a browser scrolls such a link to the very
    // edge.
    for (const [header, top] of [
      [undefined, 100],
      [undefined, 110],
      [onUp(), 100],
      [onUp(), 110],
    ] as const) {
      opened = await openPage(header);
      opened.find('#link-40').focus({ preventScroll: true });
      await opened.scroll(Math.round(opened.find('#link-40').getBoundingClientRect().top + scrollY) - top);
      for (let presses = 0; presses < 12; presses += 1) {
        await sendKeys({ down: 'Shift' });
        await sendKeys({ press: 'Tab' });
        await sendKeys({ up: 'Shift' });
        const focused = document.activeElement as Element;
        expect(focused.matches('main a'), String(presses)).to.equal(true);
        expect(focused.getBoundingClientRect().top).to.be.at.least(80 - halfPixel);
      }
      await opened.close();
    }
  });

  it('<sticky-header> never covers what a link leads to', async () => {
    opened = await openPage();
    await opened.scroll(400);
    opened.find('#far').scrollIntoView({ behavior: 'instant' });
    expect(opened.find('#far').getBoundingClientRect().top).to.be.within(80 - halfPixel, 81);
  });

  it('<sticky-header> reserves as much space as it takes, beside what the page wants, and gives it back', async () => {
    root.style.scrollPaddingBlockStart = '16px';
    opened = await openPage();
    expect(getComputedStyle(root).scrollPaddingBlockStart).to.equal('96px');
    const followed = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(root, { attributeFilter: ['style'] });
    });
    opened.find('header').style.height = '120px';
    await followed;
    expect(getComputedStyle(root).scrollPaddingBlockStart).to.equal('136px');

    opened.header.remove();
    await Promise.resolve();
    expect(root.style.scrollPaddingBlockStart).to.equal('16px');
    root.removeAttribute('style');
  });

  it('<sticky-header> reserves space for the lowest of two headers, and for the other when that goes', async () => {
    opened = await openPage(html`
      <sticky-header>${siteHeader()}</sticky-header>
      <sticky-header id="second" offset="80"><header>Second</header></sticky-header>
    `);
    const second = opened.find('#second') as typeof opened.header;
    await new Promise<void>((resolve) => second.withCore(() => resolve()));
    expect(getComputedStyle(root).scrollPaddingBlockStart).to.equal('160px');
    second.remove();
    await Promise.resolve();
    expect(getComputedStyle(root).scrollPaddingBlockStart).to.equal('80px');
  });

  it('<sticky-header> keeps its state when it is moved, and leaves no trace when it goes', async () => {
    opened = await openPage(html`<sticky-header class="mine" show-on-up>${siteHeader()}</sticky-header>`);
    await opened.scroll(600);
    opened.find('main').before(opened.header);
    await Promise.resolve();
    expect(opened.states).to.equal('stuck,hidden');

    opened.header.remove();
    await Promise.resolve();
    expect(opened.states).to.equal('');
    expect(opened.header.getAttributeNames()).to.deep.equal(['class', 'show-on-up']);
    expect(root.hasAttribute('style')).to.equal(false);
  });

  it('<sticky-header> stays where it is written in a window that it would fill', async () => {
    await setViewport({ width: 800, height: 150 });
    opened = await openPage(onUp());
    await opened.scroll(400);
    expect([opened.states, opened.top]).to.deep.equal(['', -300]);
    expect(getComputedStyle(root).scrollPaddingBlockStart).to.equal('0px');
    await setViewport({ width: 800, height: 600 });
  });
});

// The rules are the same in each browser.
if (emulatesMedia) {
  describe('<sticky-header> in other media', () => {
    let opened: HeaderPage;

    afterEach(() => opened.close());

    it('<sticky-header> is in its place on paper', async () => {
      opened = await openPage(onUp());
      await opened.scroll(600);
      try {
        await emulateMedia({ media: 'print' });
        const { position, translate } = getComputedStyle(opened.header);
        expect([position, translate]).to.deep.equal(['static', 'none']);
      } finally {
        await emulateMedia({ media: 'screen' });
      }
    });

    it('<sticky-header> does not slide for visitors who want less motion', async () => {
      opened = await openPage(onUp());
      try {
        await emulateMedia({ reducedMotion: 'reduce' });
        expect(getComputedStyle(opened.header).transitionDuration).to.equal('0s');
        await emulateMedia({ reducedMotion: 'no-preference' });
        expect(getComputedStyle(opened.header).transitionDuration).to.equal('0.2s');
      } finally {
        await emulateMedia({ reducedMotion: 'no-preference' });
      }
    });
  });
}
