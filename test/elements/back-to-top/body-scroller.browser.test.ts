import { expect, fixtureCleanup, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { bodyScrollers, restorePage } from '../../shared/body-scrollers.js';
import { openPage, scrollsDuring, withMotion } from './top-page.js';

describe('<back-to-top> body scroller', () => {
  afterEach(() => {
    fixtureCleanup();
    restorePage();
  });

  for (const { title, open } of bodyScrollers) {
    it(`<back-to-top> on a page whose window does not scroll appears, goes up in steps and takes the focus along: ${title}`, async () => {
      open();
      const page = await openPage();
      expect(page.isSeen).to.equal(false);
      await page.scroll(1010, document.body);
      expect({ isSeen: page.isSeen, scrollY }).to.deep.equal({ isSeen: true, scrollY: 0 });
      page.link.focus({ preventScroll: true });
      const scrolls = await scrollsDuring(() => withMotion(false, () => page.reach()), document.body);
      expect(scrolls.every(({ top = NaN }) => top === 0 || top % 50 === 10)).to.equal(true);
      expect({
        scrollTop: document.body.scrollTop,
        isInSteps: scrolls.length > 2,
        reported: page.heard.length,
      }).to.deep.equal({ scrollTop: 0, isInSteps: true, reported: 1 });
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement?.id).to.equal('first');
    });
  }

  it('<back-to-top> on a page whose window does not scroll belongs to the box beside it that fills the window', async () => {
    const page = await openPage(
      html`
        <main style="position: fixed; inset: 0; overflow: auto"><p style="block-size: 4000px">Long</p></main>
        <back-to-top><a href="#top">Up</a></back-to-top>
      `,
      '0px',
    );
    const main = page.place.querySelector('main') as HTMLElement;
    expect(page.isSeen).to.equal(false);
    await page.scroll(600, main);
    expect(page.isSeen).to.equal(true);
    await withMotion(true, () => page.reach());
    expect(main.scrollTop).to.equal(0);
  });
});
