import { expect } from '@open-wc/testing';
import { lockScroll } from '../../../shared/overlay/scroll-lock.js';
import { restorePage, setStyles } from '../body-scrollers.js';
import { closeAll, layer, page } from './toy-layer.js';
import { halfPixel } from '../../pixels.js';

describe('the page below a layer', () => {
  const root = document.documentElement;
  afterEach(() => {
    closeAll();
    root.removeAttribute('style');
  });

  it('the page below a layer does not scroll until the last layer that stops it has closed', async () => {
    await page();
    const first = layer('first', { locksScroll: true });
    const second = layer('second', { locksScroll: true });
    first.layer.close();
    expect(getComputedStyle(root).overflowY).to.equal('hidden');
    second.layer.close();
    expect(getComputedStyle(root).overflowY).to.equal('visible');
  });

  it('the page below a layer scrolls below a layer that does not stop it', async () => {
    await page();
    layer('menu');
    expect(getComputedStyle(root).overflowY).to.equal('visible');
  });

  it('the page below a layer gets back the styles that it had set itself', async () => {
    await page();
    root.style.setProperty('overflow', 'clip', 'important');
    layer('dialog', { locksScroll: true }).layer.close();
    expect(root.style.cssText).to.equal('overflow: clip !important;');
  });

  describe('with a scrollbar that takes space', () => {
    const { supports } = CSS;
    beforeEach(() => {
      Object.defineProperty(window, 'innerWidth', { value: root.clientWidth + 15, configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'innerWidth');
      CSS.supports = supports;
    });

    it('the page below a layer reserves that space', async () => {
      await page();
      const { layer: dialog } = layer('dialog', { locksScroll: true });
      expect(root.style.getPropertyValue('scrollbar-gutter')).to.equal('stable');
      dialog.close();
      expect(root.style.cssText).to.equal('');
    });

    it('the page below a layer reserves that space in browsers without gutters, on top of the page’s own', async () => {
      await page();
      root.style.setProperty('padding-inline-end', '5px');
      CSS.supports = () => false;
      const { layer: dialog } = layer('dialog', { locksScroll: true });
      expect(getComputedStyle(root).paddingInlineEnd).to.equal('20px');
      dialog.close();
      expect(getComputedStyle(root).paddingInlineEnd).to.equal('5px');
    });
  });

  it('the page below a layer stays where it is scrolled to where its body is as high as the window and names an overflow', async () => {
    const { main } = await page();
    for (const box of [root, document.body]) setStyles(box, { height: '100%' });
    setStyles(document.body, { 'overflow-x': 'hidden' });
    const tall = document.createElement('div');
    setStyles(tall, { height: '5000px' });
    main.append(tall);
    scrollTo({ top: 1000, behavior: 'instant' });
    const unlock = lockScroll(document);
    expect([scrollY, document.body.scrollTop]).to.deep.equal([1000, 0]);
    unlock();
    expect([scrollY, document.body.style.cssText]).to.deep.equal([1000, 'height: 100%; overflow-x: hidden;']);
    restorePage();
  });

  it('the page below a layer keeps its width', async () => {
    const { main } = await page();
    const tall = document.createElement('div');
    tall.style.setProperty('height', '5000px');
    main.append(tall);
    const before = main.getBoundingClientRect().width;
    layer('dialog', { locksScroll: true });
    expect(main.getBoundingClientRect().width).to.be.closeTo(before, halfPixel);
  });
});
