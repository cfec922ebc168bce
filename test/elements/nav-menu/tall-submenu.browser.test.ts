import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/sticky-header/define.js';
import { halfPixel } from '../../pixels.js';
import { type MenuPage, openMenu } from './menu-page.js';

const links = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => html`<li><a id="${name}-${index}" href="#x">${index}</a></li>`);

/** Menu whose first item has 70 entries. The last one of these has as many again. */
function longMenu(deepest = 0) {
  return html`<nav-menu breakpoint="1px">
    <ul id="list">
      <li id="services">
        <a href="#services">Servicios</a>
        <ul>
          ${links(70, 'entry')}
          <li id="adults">
            <a href="#adults">Adultos</a>
            <ul>
              ${links(deepest, 'deep')}
            </ul>
          </li>
        </ul>
      </li>
    </ul>
  </nav-menu>`;
}

/** Menu with a short submenu, whose own submenu is higher than the window. */
function deepMenu() {
  return html`<nav-menu breakpoint="1px">
    <ul id="list">
      <li id="services">
        <a href="#services">Servicios</a>
        <ul>
          <li id="adults">
            <a href="#adults">Adultos</a>
            <ul>
              ${links(70, 'deep')}
            </ul>
          </li>
        </ul>
      </li>
    </ul>
  </nav-menu>`;
}

describe('<nav-menu> tall submenu', () => {
  let page: MenuPage;

  before(() => setViewport({ width: 800, height: 400 }));
  afterEach(() => {
    page.place.replaceChildren();
    scrollTo(0, 0);
  });
  after(() => setViewport({ width: 1000, height: 700 }));

  function boxOf(element: Element) {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  }

  function expectInWindow(element: Element): void {
    const { top, bottom } = boxOf(element);
    expect({ top: top >= -halfPixel, bottom: bottom <= innerHeight + halfPixel }).to.deep.equal({
      top: true,
      bottom: true,
    });
  }

  /** Scrolls an entry into sight as the focus does, and expects it in the window. */
  function expectReached(id: string, scrolled: Element): void {
    const { scrollY: before } = window;
    const entry = page.find(id);
    entry.focus();
    expectInWindow(entry);
    expect({ pageMoved: scrollY !== before, moved: scrolled.scrollTop > 0 }).to.deep.equal({
      pageMoved: false,
      moved: true,
    });
  }

  it('<nav-menu> with a submenu higher than the window shows the last entry of a sticky menu by scrolling within the window, and the page stays', async () => {
    page = await openMenu(
      html`<sticky-header><header>${longMenu()}</header></sticky-header>
        <main style="height: 3000px"></main>`,
    );
    page.toggle('services').click();
    const submenu = page.submenu('services');
    expectInWindow(submenu);
    expect(boxOf(submenu).top).to.be.at.least(boxOf(page.link('services')).bottom - 1);
    expectReached('#entry-69', submenu);
  });

  it('<nav-menu> with a submenu higher than the window keeps the page where it is when the wheel reaches the end of the submenu', async () => {
    page = await openMenu(
      html`${longMenu()}
        <main style="height: 3000px"></main>`,
    );
    page.toggle('services').click();
    const submenu = page.submenu('services');
    submenu.scrollTop = submenu.scrollHeight;
    expect(getComputedStyle(submenu).overscrollBehaviorY).to.equal('contain');
  });

  it('<nav-menu> with a submenu higher than the window opens above its item where more room is, and scrolls there', async () => {
    page = await openMenu(
      html`<main style="height: 330px"></main>
        ${longMenu()}`,
    );
    page.toggle('services').click();
    const submenu = page.submenu('services');
    expectInWindow(submenu);
    expect(boxOf(submenu).bottom).to.be.at.most(boxOf(page.link('services')).top + 1);
    expectReached('#entry-69', submenu);
  });

  it('<nav-menu> with a submenu higher than the window scrolls a submenu of the second level beside a short one', async () => {
    page = await openMenu(deepMenu());
    page.toggle('services').click();
    page.toggle('adults').click();
    expectInWindow(page.submenu('adults'));
    expectReached('#deep-69', page.submenu('adults'));
  });

  it('<nav-menu> with a submenu higher than the window shows the second level inside a first level that scrolls, where nothing cuts it off', async () => {
    page = await openMenu(longMenu(3));
    page.toggle('services').click();
    page.toggle('adults').click();
    const [outer, inner] = [page.submenu('services'), page.submenu('adults')];
    page.find('#deep-2').focus();
    expect(getComputedStyle(inner).position).to.equal('static');
    expectInWindow(outer);
    expectInWindow(page.find('#deep-2'));
  });

  it('<nav-menu> with a submenu higher than the window leaves nothing of it in the list when the submenu closes', async () => {
    page = await openMenu(longMenu());
    page.toggle('services').click();
    const submenu = page.submenu('services');
    expect(submenu.hasAttribute('data-scrolls')).to.equal(true);
    page.toggle('services').click();
    expect({
      scrolls: submenu.hasAttribute('data-scrolls'),
      style: submenu.getAttribute('style'),
    }).to.deep.equal({
      scrolls: false,
      style: null,
    });
  });
});
