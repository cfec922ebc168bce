import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/back-to-top/define.js';
import '../../../elements/whatsapp-link/define.js';
import { appears } from '../../shared/appears.js';
import { halfPixel } from '../../pixels.js';
import { settled } from '../../settled.js';

interface Corner {
  readonly top: DOMRect;
  readonly chat: DOMRect;
  readonly place: HTMLElement;
}

/** Opens both links in the corner of a small screen, and waits until their sizes are reported. */
async function openCorner(style = ''): Promise<Corner> {
  await setViewport({ width: 320, height: 480 });
  const place = await fixture<HTMLElement>(html`
    <div>
      <back-to-top threshold="0"><a href="#top">Volver al principio de la página</a></back-to-top>
      <whatsapp-link style=${style} floating phone="600112233"
        ><a href="https://wa.me/34600112233">WhatsApp</a></whatsapp-link
      >
    </div>
  `);
  await appears(place, 'back-to-top[data-floating]');
  await appears(place, 'whatsapp-link[data-floating]');
  await settled();
  const box = (tag: string) => (place.querySelector(tag) as HTMLElement).getBoundingClientRect();
  return { place, top: box('back-to-top'), chat: box('whatsapp-link') };
}

const isApart = (upper: DOMRect, lower: DOMRect) => upper.bottom <= lower.top + halfPixel;
const isOnScreen = ({ left, right, top, bottom }: DOMRect) =>
  Math.min(left, top, 320 - right, 480 - bottom) >= -halfPixel;

describe('what floats in the corner of a small screen', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('style');
    document.adoptedStyleSheets = [];
  });

  it('stands one above the other, the messaging link lowest', async () => {
    const { top, chat } = await openCorner();
    expect([isApart(top, chat), isOnScreen(top), isOnScreen(chat)]).to.deep.equal([true, true, true]);
    expect([top.height >= 24, chat.height >= 24]).to.deep.equal([true, true]);
  });

  it('stands above a banner that says how much of the bottom it covers', async () => {
    document.documentElement.style.setProperty('--suite-bottom-inset', '150px');
    const { top, chat } = await openCorner();
    expect([isApart(top, chat), chat.bottom <= 480 - 150 + halfPixel, isOnScreen(top)]).to.deep.equal([
      true,
      true,
      true,
    ]);
  });

  it('lies below a banner, should it be covered all the same', async () => {
    const { place } = await openCorner();
    const layers = [...place.querySelectorAll('back-to-top, whatsapp-link')].map((element) =>
      Number(getComputedStyle(element).zIndex),
    );
    expect(Math.max(...layers)).to.be.below(900);
  });

  it('stands in the order that the page says', async () => {
    const { top, chat } = await openCorner('--suite-floating-slot: 2');
    expect([isApart(chat, top), isOnScreen(top), isOnScreen(chat)]).to.deep.equal([true, true, true]);
  });

  it('closes the gap when one leaves', async () => {
    const { place, top } = await openCorner();
    place.querySelector('whatsapp-link')?.remove();
    await nextFrame();
    const link = place.querySelector('back-to-top') as HTMLElement;
    expect(link.getBoundingClientRect().top > top.top).to.equal(true);
  });

  it('lets the sheet of a page put one back into its text, and closes the gap', async () => {
    const { place, chat } = await openCorner();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('whatsapp-link { position: static }');
    document.adoptedStyleSheets = [sheet];
    // Sizes are reported in a later frame.
    await settled();
    const box = (selector: string) => (place.querySelector(selector) as HTMLElement).getBoundingClientRect();
    expect(isApart(box('whatsapp-link a'), chat)).to.equal(true);
    expect(box('back-to-top').bottom).to.be.closeTo(chat.bottom, 1);
  });

  it('is in the other corner where the page is written from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { top, chat } = await openCorner();
    document.documentElement.removeAttribute('dir');
    expect([top.left < 40, chat.left < 40, isApart(top, chat)]).to.deep.equal([true, true, true]);
  });
});
