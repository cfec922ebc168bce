import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/back-to-top/define.js';
import '../../../elements/cookie-consent/define.js';
import { appears } from '../../shared/appears.js';
import { banner, clearCookies, openLayer, press } from './consent-page.js';
import { halfPixel } from '../../pixels.js';
import { settled } from '../../settled.js';

/** Controls at the top of the window, in the place of the tab. */
const form = html`
  <div style="height: 300vh">
    <div style="position: fixed; inset: 0 auto auto 0; z-index: 1">
      <textarea id="text" style="display: block; width: 200px; height: 30px"></textarea>
      <button id="send" style="display: block; width: 200px; height: 40px">Enviar</button>
    </div>
  </div>
`;

async function openTab(attributes: { readonly tab?: string; readonly position?: string } = {}) {
  const { tab = 'always', position = 'top-start' } = attributes;
  const { element } = await openLayer(
    html`<cookie-consent revision="1" lang="es" tab=${tab} tab-position=${position}
      >${banner}</cookie-consent
    >`,
  );
  press(element, 'reject');
  const found = await appears(element.shadowRoot as ShadowRoot, '[part="revoke-tab"]');
  // The visitor moves the focus on.
  (found as HTMLElement).blur();
  await settled();
  return found as HTMLElement;
}

const find = (page: Element, id: string) => page.querySelector<HTMLElement>(`#${id}`) as HTMLElement;

/** Returns the element that is visible at the left edge of an element. */
function seenAt(element: HTMLElement): Element | null {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 5, top + height / 2);
}

async function scrollTo(top: number): Promise<void> {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, top);
  await scrolled;
  await settled();
}

/** Reach of the tab's shadow below and above it, in pixels. */
const shadow = { below: 32, above: 16 };

/** Returns true if the tab or its shadow is in the window. */
function isIn(tab: HTMLElement): boolean {
  const { top, bottom } = tab.getBoundingClientRect();
  return bottom + shadow.below > halfPixel && top - shadow.above < innerHeight - halfPixel;
}

describe('<cookie-consent> tab place', () => {
  beforeEach(() => {
    clearCookies();
    // A page that becomes shorter and longer again in one task keeps its scroll position.
    window.scrollTo(0, 0);
  });
  afterEach(clearCookies);

  it('the tab of <cookie-consent> lies neither on the field in which a visitor writes nor on the button after it', async () => {
    const tab = await openTab();
    const page = await fixture(form);
    await scrollTo(50);
    find(page, 'text').focus();
    await settled();
    expect(seenAt(find(page, 'text'))?.id).to.equal('text');
    expect(seenAt(find(page, 'send'))?.id).to.equal('send');
    tab.focus();
    await settled();
    expect(tab.getBoundingClientRect().top).to.be.closeTo(0, halfPixel);
  });

  it('the tab of <cookie-consent> is back at the top when the visitor has left the field', async () => {
    const tab = await openTab();
    const page = await fixture(form);
    await scrollTo(50);
    find(page, 'text').focus();
    await settled();
    expect(isIn(tab)).to.equal(false);
    find(page, 'text').blur();
    await settled();
    expect(tab.getBoundingClientRect().top).to.be.closeTo(0, halfPixel);
  });

  it('the tab of <cookie-consent> is out of the way of a whole form while the visitor fills it in', async () => {
    const tab = await openTab();
    const page = await fixture(
      html`<form style="margin-block: 150vh">
        <input id="name" aria-label="Nombre" /><button>Enviar</button>
      </form>`,
    );
    await scrollTo(50);
    expect(isIn(tab)).to.equal(true);
    for (const control of page.querySelectorAll<HTMLElement>('input, button')) {
      control.focus({ preventScroll: true });
      await settled();
      expect(isIn(tab)).to.equal(false);
    }
  });

  for (const [what, content] of [
    ['a heading', html`<h1 style="margin: 0">Terapia</h1>`],
    ['a link', html`<p style="margin: 0"><a href="#contacto">Contacto</a></p>`],
    ['a field', html`<input aria-label="Nombre" />`],
  ] as const)
    it(`the tab of <cookie-consent> is not over ${what} while the page is at its top, and appears when the visitor scrolls`, async () => {
      const page = await fixture(
        html`<div style="position: absolute; inset: 0 0 auto; height: 300vh">${content}</div>`,
      );
      const tab = await openTab();
      expect(isIn(tab)).to.equal(false);
      expect(page.contains(document.elementFromPoint(5, 5))).to.equal(true);
      await scrollTo(60);
      expect(tab.getBoundingClientRect().top).to.be.closeTo(0, halfPixel);
      await scrollTo(0);
      expect(isIn(tab)).to.equal(false);
    });

  it('the tab of <cookie-consent> is shown at the top where only the empty end of a heading is below it', async () => {
    await fixture(
      html`<div style="position: absolute; inset: 0 0 auto; height: 300vh">
        <h1 style="margin: 0; text-align: end">T</h1>
      </div>`,
    );
    expect(isIn(await openTab())).to.equal(true);
  });

  it('the tab of <cookie-consent> takes a free corner of a page that cannot be scrolled', async () => {
    await fixture(html`<h1 style="position: absolute; inset: 0 auto auto 0; margin: 0">Terapia</h1>`);
    const tab = await openTab();
    expect(isIn(tab)).to.equal(true);
    expect(tab.getBoundingClientRect().right).to.be.closeTo(document.documentElement.clientWidth, halfPixel);
  });

  for (const position of ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const)
    it(`the tab of <cookie-consent> is in the corner ${position} where the author says so, also late`, async () => {
      const check = (tab: HTMLElement) => {
        const { left, right, top, bottom } = tab.getBoundingClientRect();
        const [block, inline] = position.split('-');
        const { clientWidth } = document.documentElement;
        expect(block === 'top' ? top : bottom).to.be.closeTo(block === 'top' ? 0 : innerHeight, halfPixel);
        expect(inline === 'start' ? left : right).to.be.closeTo(
          inline === 'start' ? 0 : clientWidth,
          halfPixel,
        );
      };
      const first = await openTab({ position });
      check(first);
      (first.getRootNode() as ShadowRoot).host.remove();
      clearCookies();
      const later = await openTab();
      (later.getRootNode() as ShadowRoot).host.setAttribute('tab-position', position);
      await settled();
      check(later);
    });

  it('the tab of <cookie-consent> is above the links that float in its corner', async () => {
    const page = await fixture(
      html`<div style="height: 300vh">
        <back-to-top threshold="0"><a href="#top">Arriba</a></back-to-top>
      </div>`,
    );
    const link = (await appears(page, 'back-to-top[data-floating]')) as HTMLElement;
    await settled();
    const tab = await openTab({ position: 'bottom-end' });
    await settled();
    const { bottom } = tab.getBoundingClientRect();
    expect(bottom <= link.getBoundingClientRect().top + halfPixel).to.equal(true);
    expect(isIn(tab)).to.equal(true);
  });

  it('the tab of <cookie-consent> is in no corner with tab-position="none"', async () => {
    const { element } = await openLayer(html`<cookie-consent tab-position="none">${banner}</cookie-consent>`);
    press(element, 'reject');
    const tab = await appears(element.shadowRoot as ShadowRoot, '[part="revoke-tab"][hidden]');
    element.setAttribute('tab-position', 'top-end');
    await settled();
    expect({ visible: tab.checkVisibility(), inPlace: isIn(tab as HTMLElement) }).to.deep.equal({
      visible: true,
      inPlace: true,
    });
  });

  for (const [title, style, isThere] of [
    ['is not needed where a link to the settings can be seen', '', false],
    ['is there where that link is hidden', 'display: none', true],
  ] as const)
    it(`the tab of <cookie-consent> ${title}`, async () => {
      await fixture(html`<a href="#cookie-settings" style=${style}>Cookies</a>`);
      const { element } = await openLayer(html`<cookie-consent>${banner}</cookie-consent>`);
      press(element, 'reject');
      const tab = await new Promise<HTMLElement>((resolve) => {
        const root = element.shadowRoot as ShadowRoot;
        const find = () => {
          const found = root.querySelector<HTMLElement>('[part="revoke-tab"]');
          if (found) resolve(found);
          return found;
        };
        if (!find())
          new MutationObserver((_all, observer) => find() && observer.disconnect()).observe(root, {
            childList: true,
          });
      });
      await settled();
      expect(tab.checkVisibility()).to.equal(isThere);
    });
});
