import { expect, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { BoxPage } from '../box-page.js';
import { closed, openPicture, pictures } from '../visitor.js';

describe('<media-box> keys', () => {
  let page: BoxPage;
  const counter = () => page.part('counter')?.textContent;

  afterEach(() => closed(page));

  it('a visitor with a keyboard keeps the keys of a player, a frame and a field', async () => {
    page = await openPicture();
    for (const tag of ['video', 'audio', 'iframe', 'input', 'select', 'textarea'] as const) {
      const own = document.createElement(tag);
      page.part('content')?.append(own);
      for (const key of ['ArrowRight', 'End', '+']) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
        own.dispatchEvent(event);
        expect(event.defaultPrevented, `${tag} ${key}`).to.equal(false);
      }
      own.remove();
    }
    expect(counter()).to.equal('1 / 3');
  });

  it('a visitor with a keyboard keeps the keys of the browser', async () => {
    page = await openPicture();
    page.press('ArrowRight', { altKey: true });
    page.press('End', { ctrlKey: true });
    page.press('ArrowRight', { isComposing: true });
    expect(counter()).to.equal('1 / 3');
  });

  it('a visitor with a keyboard goes on by the left arrow where one reads from right to left', async () => {
    page = await openPicture(html`<div dir="rtl">${pictures()}</div>`);
    page.press('ArrowLeft');
    await page.has('[part="counter"]', '2 / 3');
    page.press('ArrowRight');
    await page.has('[part="counter"]', '1 / 3');
  });

  it('a visitor with a keyboard stays in the viewer with Tab, over an inert page', async () => {
    await setViewport({ width: 1280, height: 800 });
    page = await openPicture();
    expect(page.dialog?.matches(':modal')).to.equal(true);
    expect(page.root.activeElement?.part.contains('close')).to.equal(true);
    const seen = new Set<string>();
    for (let presses = 0; presses < 16; presses += 1) {
      await sendKeys({ press: 'Tab' });
      const { activeElement } = page.root;
      if (activeElement) seen.add(activeElement.getAttribute('part') ?? activeElement.localName);
      // Between the last control and the first the focus is in the browser's own controls, never in the page.
      const isOnPage = document.activeElement !== document.body && document.activeElement !== page.box;
      expect(isOnPage).to.equal(false);
    }
    expect([...seen]).to.include.members(['zoom', 'download', 'next', 'thumbnail']);
    // One row leads to the items, so that each is one tab stop.
    expect(page.part('page-button') === null).to.equal(true);
    await setViewport({ width: 800, height: 600 });
  });

  it('a visitor with a keyboard is back at the link, or stays somewhere sensible when the link is gone', async () => {
    page = await openPicture();
    page.link('p1').remove();
    page.press('Escape');
    expect(page.dialog === null).to.equal(true);
    expect(document.activeElement === page.box).to.equal(false);
  });

  it('a visitor with a keyboard comes back to a page that has not moved', async () => {
    page = await openPicture(
      html`<p style="block-size: 3000px">Largo</p>
        ${pictures()}
        <p style="block-size: 3000px">Largo</p>`,
    );
    const { scrollY } = window;
    const { clientWidth } = document.documentElement;
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    page.press('Escape');
    expect(window.scrollY).to.equal(scrollY);
    expect(document.documentElement.clientWidth).to.equal(clientWidth);
    expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden');
  });
});
