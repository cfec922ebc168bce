import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type MenuPage, openMenu, plainList } from './menu-page.js';
import { halfPixel } from '../../pixels.js';

/** Opens a menu with its first item somewhere across the window. */
function menuAt(justify: string, dir: string) {
  return html`<nav-menu breakpoint="1px" dir=${dir} style="display: flex; justify-content: ${justify}">
    ${plainList()}
  </nav-menu>`;
}

function isWhole(element: Element): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return Math.min(left, clientWidth - right, clientHeight - bottom) >= -halfPixel;
}

describe('<nav-menu> edges', () => {
  let page: MenuPage;

  after(() => setViewport({ width: 1000, height: 700 }));

  for (const dir of ['ltr', 'rtl']) {
    for (const justify of ['flex-start', 'flex-end']) {
      for (const width of [320, 500, 1280]) {
        it(`<nav-menu> at the edges of the window cuts nothing off at ${width} px, ${dir}, ${justify}`, async () => {
          await setViewport({ width, height: 600 });
          page = await openMenu(menuAt(justify, dir));
          page.toggle('services').click();
          page.toggle('adults').click();
          expect({
            services: isWhole(page.submenu('services')),
            adults: isWhole(page.submenu('adults')),
          }).to.deep.equal({ services: true, adults: true });
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
        });
      }
    }
  }

  it('<nav-menu> at the edges of the window opens inwards where there is room, and to the other side where there is none', async () => {
    await setViewport({ width: 1280, height: 600 });
    page = await openMenu(menuAt('flex-start', 'ltr'));
    const outer = page.submenu('services');
    page.toggle('services').click();
    page.toggle('adults').click();
    const isRight = () =>
      page.submenu('adults').getBoundingClientRect().left >= outer.getBoundingClientRect().right - 2;
    expect({ flipped: outer.hasAttribute('data-flip'), right: isRight() }).to.deep.equal({
      flipped: false,
      right: true,
    });

    page = await openMenu(menuAt('flex-end', 'ltr'));
    page.list.style.inlineSize = 'max-content';
    page.find('#centre').remove();
    page.toggle('services').click();
    page.toggle('adults').click();
    expect(page.submenu('adults').hasAttribute('data-flip')).to.equal(true);
    expect(page.submenu('adults').getBoundingClientRect().right).to.be.at.most(
      page.find('#adults').getBoundingClientRect().left + 2,
    );
  });

  it('<nav-menu> at the edges of the window finds its place again when the window changes', async () => {
    await setViewport({ width: 1280, height: 600 });
    page = await openMenu(menuAt('flex-start', 'ltr'));
    page.toggle('services').click();
    page.toggle('adults').click();
    const resized = new Promise((resolve) => addEventListener('resize', resolve, { once: true }));
    await setViewport({ width: 340, height: 600 });
    await resized;
    expect(isWhole(page.submenu('adults'))).to.equal(true);
  });
});
