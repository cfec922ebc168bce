import { expect, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { recordConsole } from '../../shared/record-console.js';
import { type MenuPage, openMenu, plainList, themePage } from './menu-page.js';
import { halfPixel } from '../../pixels.js';

const wide = { width: 1000, height: 700 };
const narrow = { width: 360, height: 700 };

/** Menu with a container of its own below the breakpoint. */
function withTarget(breakpoint = '48rem') {
  return html`<nav-menu breakpoint=${breakpoint} mobile-target="drawer"
      ><nav aria-label="Principal">${plainList()}</nav></nav-menu
    >
    <div id="drawer"><p>Antes</p></div>`;
}

describe('<nav-menu> mobile', () => {
  let page: MenuPage;

  beforeEach(() => setViewport(wide));
  after(() => setViewport(wide));

  async function goes(size: typeof wide, mode: string): Promise<void> {
    await setViewport(size);
    await appears(page.place, `[data-nav-menu="${mode}"]`);
  }

  it('<nav-menu> below its breakpoint moves the list itself into the container and back into its place, with its open items', async () => {
    page = await openMenu(withTarget());
    const { list } = page;
    const neighbours = () => [list.previousSibling?.nodeType, list.parentElement?.localName];
    const before = neighbours();
    page.toggle('services').click();

    await goes(narrow, 'mobile');
    expect(page.find('#drawer').lastElementChild).to.equal(list);
    expect(page.menu.matches(':state(mobile)')).to.equal(true);
    expect(page.open).to.deep.equal(['services']);
    expect(page.submenu('services').getBoundingClientRect().right).to.be.at.most(narrow.width + halfPixel);
    page.toggle('adults').click();

    await goes(wide, 'desktop');
    expect(page.menu.querySelector('#list')).to.equal(list);
    expect(neighbours()).to.deep.equal(before);
    expect(page.menu.matches(':state(mobile)')).to.equal(false);
    expect(page.open).to.deep.equal(['services', 'adults']);
  });

  it('<nav-menu> below its breakpoint has rows over the whole width, each with its link or its words, and its button at the end', async () => {
    page = await openMenu(html`<nav-menu>${plainList()}</nav-menu>`);
    await goes(narrow, 'mobile');
    const box = (selector: string) => page.find(selector).getBoundingClientRect();
    const row = box('#list');
    expect(box('#home > a').width).to.be.closeTo(row.width, halfPixel);
    for (const item of ['#services', '#centre']) {
      const words = box(`${item} > :first-child`);
      const toggle = box(`${item} > [part~="toggle"]`);
      expect(words.left).to.be.closeTo(row.left, halfPixel);
      expect(words.right).to.be.closeTo(toggle.left, halfPixel);
      expect(toggle.right).to.be.closeTo(row.right, halfPixel);
    }
  });

  it('<nav-menu> below its breakpoint has one colour for links, words and buttons with the sheet for rows', async () => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('../../../elements/nav-menu/themes/rows.css', import.meta.url).href;
    const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
    document.head.append(sheet);
    await loaded;
    page = await openMenu(html`<nav-menu style="color: rgb(1, 2, 3)">${plainList()}</nav-menu>`);
    const colours = [...page.list.querySelectorAll('a, span:not([part]), button')].map(
      (element) => getComputedStyle(element).color,
    );
    sheet.remove();
    expect([...new Set(colours)]).to.deep.equal(['rgb(1, 2, 3)']);
  });

  it('<nav-menu> below its breakpoint is for phones just below 48rem, and for a mouse from there on, unless an author sets another one', async () => {
    page = await openMenu(html`<nav-menu>${plainList()}</nav-menu>`);
    await goes({ width: 767, height: 700 }, 'mobile');
    await goes({ width: 768, height: 700 }, 'desktop');
  });

  it('<nav-menu> below its breakpoint starts in the container on a small screen, and puts the list back when the tag goes', async () => {
    await setViewport(narrow);
    page = await openMenu(themePage());
    const container = page.find('#g-mobilemenu-container');
    expect(container.firstElementChild).to.equal(page.list);
    page.toggle('services').click();
    expect(page.list.classList.contains('g-slide-out')).to.equal(true);
    page.menu.remove();
    await Promise.resolve();
    expect(container.childElementCount).to.equal(0);
    expect(page.menu.outerHTML).to.equal(page.serverText);
  });

  it('<nav-menu> below its breakpoint keeps the focus that is inside', async () => {
    page = await openMenu(withTarget());
    page.toggle('services').click();
    page.link('adults').focus();
    await goes(narrow, 'mobile');
    expect(document.activeElement).to.equal(page.link('adults'));
    expect(page.open).to.deep.equal(['services']);
    await goes(wide, 'desktop');
    expect(document.activeElement).to.equal(page.link('adults'));
  });

  it('<nav-menu> below its breakpoint does not hover there, opens by taps and buttons, and goes back a level at Escape', async () => {
    await setViewport(narrow);
    page = await openMenu(withTarget());
    page.over(page.link('centre'));
    expect(page.click(page.link('services'), 'touch')).to.equal(false);
    expect(page.click(page.link('services'), 'touch')).to.equal(true);
    page.toggle('adults').click();
    page.find('[href="#couples"]').focus();
    await sendKeys({ press: 'Escape' });
    expect(document.activeElement).to.equal(page.toggle('adults'));
    expect(page.open).to.deep.equal(['services']);
    const { width, height } = page.toggle('adults').getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(24);
  });

  it('<nav-menu> below its breakpoint comes back when the container is removed, and goes again when there is a new one', async () => {
    await setViewport(narrow);
    page = await openMenu(withTarget());
    page.find('#drawer').remove();
    await appears(page.menu, '#list');
    const drawer = document.createElement('div');
    drawer.id = 'drawer';
    page.place.append(drawer);
    await appears(drawer, '#list');
  });

  it('<nav-menu> below its breakpoint stays in its place where no container is meant for it', async () => {
    await setViewport(narrow);
    page = await openMenu(html`<nav-menu>${plainList()}</nav-menu>`);
    expect(page.list.parentElement).to.equal(page.menu);
    page.toggle('services').click();
    expect(page.open).to.deep.equal(['services']);
    expect(document.documentElement.scrollWidth).to.be.at.most(narrow.width + halfPixel);
  });

  it('<nav-menu> below its breakpoint moves only the first menu of the page into the theme’s container', async () => {
    await setViewport(narrow);
    page = await openMenu(
      html`${themePage()}<nav-menu id="other"
          ><ul id="second">
            <li><a href="#x">X</a></li>
          </ul></nav-menu
        >`,
    );
    expect(page.find('#second').parentElement?.id).to.equal('other');
  });

  it('<nav-menu> below its breakpoint takes pixels and whole media queries, and follows the attribute', async () => {
    page = await openMenu(withTarget('2000px'));
    expect(page.find('#drawer').contains(page.list)).to.equal(true);
    page.menu.breakpoint = '(max-width: 10rem)';
    expect(page.menu.contains(page.list)).to.equal(true);
    page.menu.breakpoint = '(min-width: 10rem)';
    expect(page.find('#drawer').contains(page.list)).to.equal(true);
    page.menu.mobileTarget = 'nowhere';
    expect(page.menu.contains(page.list)).to.equal(true);
  });

  it('<nav-menu> below its breakpoint names the error in a breakpoint, and takes 48rem', async () => {
    const record = recordConsole();
    page = await openMenu(withTarget('tablet'));
    page.menu.breakpoint = '768';
    record.stop();
    expect(record.errors.join()).to.contain('<nav-menu> attribute breakpoint: found "tablet"');
    expect(record.errors.join()).to.contain('found "768"');
    expect(page.menu.contains(page.list)).to.equal(true);
    await goes(narrow, 'mobile');
    expect(page.find('#drawer').contains(page.list)).to.equal(true);
  });
});
