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

describe('<back-to-top> floating', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('style');
    document.adoptedStyleSheets = [];
  });

  it('floating elements of a small screen are stacked, the messaging link lowest', async () => {
    const { top, chat } = await openCorner();
    expect({
      apart: isApart(top, chat),
      linkOnScreen: isOnScreen(top),
      chatOnScreen: isOnScreen(chat),
    }).to.deep.equal({ apart: true, linkOnScreen: true, chatOnScreen: true });
    expect({ linkHighEnough: top.height >= 24, chatHighEnough: chat.height >= 24 }).to.deep.equal({
      linkHighEnough: true,
      chatHighEnough: true,
    });
  });

  it('the floating stack of a small screen is above a banner that says how much of the bottom it covers', async () => {
    document.documentElement.style.setProperty('--suite-bottom-inset', '150px');
    const { top, chat } = await openCorner();
    expect({
      isApart: isApart(top, chat),
      isAboveBanner: chat.bottom <= 480 - 150 + halfPixel,
      isOnScreen: isOnScreen(top),
    }).to.deep.equal({ isApart: true, isAboveBanner: true, isOnScreen: true });
  });

  it('the floating stack of a small screen lies below a banner, should it be covered all the same', async () => {
    const { place } = await openCorner();
    const layers = [...place.querySelectorAll('back-to-top, whatsapp-link')].map((element) =>
      Number(getComputedStyle(element).zIndex),
    );
    expect(Math.max(...layers)).to.be.below(900);
  });

  it('the floating stack of a small screen is in the order that the page says', async () => {
    const { top, chat } = await openCorner('--suite-floating-slot: 2');
    expect({
      apart: isApart(chat, top),
      linkOnScreen: isOnScreen(top),
      chatOnScreen: isOnScreen(chat),
    }).to.deep.equal({ apart: true, linkOnScreen: true, chatOnScreen: true });
  });

  it('the floating stack of a small screen closes the gap when one leaves', async () => {
    const { place, top } = await openCorner();
    place.querySelector('whatsapp-link')?.remove();
    await nextFrame();
    const link = place.querySelector('back-to-top') as HTMLElement;
    expect(link.getBoundingClientRect().top > top.top).to.equal(true);
  });

  it('the floating stack of a small screen lets the sheet of a page put one back into its text, and closes the gap', async () => {
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

  it('the floating stack of a small screen leaves room at the end of the page for what it would cover, as long as it floats', async () => {
    const { place, top } = await openCorner();
    const room = () => Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd);
    expect(room()).to.be.at.least(480 - top.top);
    for (const element of place.querySelectorAll('back-to-top, whatsapp-link')) element.remove();
    await settled();
    expect({ room: room(), hasStyle: document.documentElement.hasAttribute('style') }).to.deep.equal({
      room: 0,
      hasStyle: false,
    });
  });

  it('the floating stack of a small screen lies over no page that fills in a form, and is back when a press has ended', async () => {
    const { place, chat } = await openCorner();
    const form = await fixture<HTMLElement>(html`
      <form>
        <input aria-label="Nombre" />
        <button type="button" style="position: fixed; inset: auto 0 0; height: 120px">Enviar</button>
      </form>
    `);
    const seen = () => document.elementFromPoint(chat.left + chat.width / 2, chat.top + chat.height / 2);
    expect(place.contains(seen())).to.equal(true);
    for (const control of form.querySelectorAll<HTMLElement>('input, button')) {
      control.focus();
      await settled();
      expect(seen()?.localName).to.equal('button');
    }
    (document.activeElement as HTMLElement).blur();
    await nextFrame();
    expect(seen()?.localName).to.equal('button');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(place.contains(seen())).to.equal(true);
  });

  it('the floating stack of a small screen can be reached by keyboard out of a form', async () => {
    const { place, chat } = await openCorner();
    const form = await fixture<HTMLElement>(html`<form><input aria-label="Nombre" /></form>`);
    form.querySelector('input')?.focus();
    const link = place.querySelector<HTMLElement>('whatsapp-link a') as HTMLElement;
    link.focus();
    await settled();
    expect(document.activeElement).to.equal(link);
    expect(link.getBoundingClientRect().height).to.be.closeTo(chat.height, 1);
  });

  it('the floating stack of a small screen is hidden while an on-screen keyboard is open, and not by a pinch', async () => {
    const { place } = await openCorner();
    const viewport = window.visualViewport as VisualViewport;
    const link = place.querySelector('whatsapp-link') as HTMLElement;
    const show = async (height: number, scale: number) => {
      Object.defineProperties(viewport, {
        height: { configurable: true, value: height },
        scale: { configurable: true, value: scale },
      });
      viewport.dispatchEvent(new Event('resize'));
      await settled();
      return link.getBoundingClientRect().height > 0;
    };
    try {
      expect(await show(240, 2)).to.equal(true);
      expect(await show(200, 1)).to.equal(false);
    } finally {
      Reflect.deleteProperty(viewport, 'height');
      Reflect.deleteProperty(viewport, 'scale');
      viewport.dispatchEvent(new Event('resize'));
    }
  });

  it('the floating stack of a small screen is in the other corner where the page is written from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { top, chat } = await openCorner();
    document.documentElement.removeAttribute('dir');
    expect({
      linkAtStart: top.left < 40,
      chatAtStart: chat.left < 40,
      apart: isApart(top, chat),
    }).to.deep.equal({ linkAtStart: true, chatAtStart: true, apart: true });
  });
});
