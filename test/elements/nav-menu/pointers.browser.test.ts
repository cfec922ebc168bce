import { expect, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { type MenuPage, openMenu, plainList, themePage } from './menu-page.js';

describe('<nav-menu> pointers', () => {
  let page: MenuPage;

  before(() => setViewport({ width: 1000, height: 700 }));

  it('<nav-menu> under mice, pens and fingers, opens under a mouse that rests, goes with it, and closes when it has gone', async () => {
    page = await openMenu();
    const opened = page.next('opened');
    page.over(page.link('services'));
    expect(page.open).to.deep.equal([]);
    expect(await opened).to.equal('Servicios');
    const deeper = page.next('opened');
    page.over(page.link('adults'));
    expect(await deeper).to.equal('Adultos');
    expect(page.open).to.deep.equal(['services', 'adults']);

    const closed = page.next('closed');
    page.point('pointerleave', page.list, 'mouse');
    expect(page.open).to.deep.equal(['services', 'adults']);
    await closed;
    expect(page.open).to.deep.equal([]);
  });

  it('<nav-menu> under mice, pens and fingers, opens under a real mouse, which may go into the submenu', async () => {
    page = await openMenu();
    const opened = page.next('opened');
    await sendMouse({ type: 'move', position: centreOf(page.link('services')) });
    await opened;
    const deeper = page.next('opened');
    await sendMouse({ type: 'move', position: centreOf(page.link('adults')) });
    expect(await deeper).to.equal('Adultos');
    const closed = page.next('closed');
    await sendMouse({ type: 'move', position: [900, 650] });
    await closed;
    expect(page.open).to.deep.equal([]);
  });

  it('<nav-menu> under mice, pens and fingers, lets go of a hovered submenu at Escape, wherever the focus is', async () => {
    page = await openMenu();
    const opened = page.next('opened');
    page.over(page.link('services'));
    await opened;
    page.find('#beside').focus();
    expect(page.open).to.deep.equal(['services']);
    await sendKeys({ press: 'Escape' });
    expect(page.open).to.deep.equal([]);
    page.over(page.link('services'));
    expect(page.open).to.deep.equal([]);
  });

  it('<nav-menu> under mice, pens and fingers, follows a mouse click on a link, open or not', async () => {
    page = await openMenu();
    expect(page.click(page.link('services'))).to.equal(true);
    page.toggle('services').click();
    expect(page.click(page.link('services'))).to.equal(true);
    expect(page.click(page.submenu('services').querySelector('a') as Element)).to.equal(true);
  });

  for (const pointer of ['touch', 'pen']) {
    it(`<nav-menu> under mice, pens and fingers, opens at the first tap of a ${pointer} and follows at the second`, async () => {
      page = await openMenu();
      expect(page.click(page.link('services'), pointer)).to.equal(false);
      expect(page.open).to.deep.equal(['services']);
      expect(page.click(page.link('services'), pointer)).to.equal(true);
      expect(page.open).to.deep.equal(['services']);
      expect(page.click(page.link('adults'), pointer)).to.equal(false);
      expect(page.open).to.deep.equal(['services', 'adults']);
      expect(page.click(page.find('[href="#couples"]'), pointer)).to.equal(true);
      expect(page.click(page.link('home'), pointer)).to.equal(true);
    });
  }

  it('<nav-menu> under mice, pens and fingers, reads the pointer from each event: a finger, then the mouse of the same machine', async () => {
    page = await openMenu();
    expect(page.click(page.link('services'), 'touch')).to.equal(false);
    page.click(page.find('#beside'), 'touch');
    expect(page.open).to.deep.equal([]);
    expect(page.click(page.link('services'), 'mouse')).to.equal(true);
    const opened = page.next('opened');
    page.over(page.link('centre'));
    expect(await opened).to.equal('El centro');
  });

  it('<nav-menu> under mice, pens and fingers, does nothing for a finger that moves away, nor for one that only comes down', async () => {
    page = await openMenu();
    for (const type of ['pointerover', 'pointerdown', 'pointermove', 'pointercancel']) {
      page.point(type, page.link('services'), 'touch');
    }
    expect(page.reported).to.deep.equal([]);
  });

  it('<nav-menu> under mice, pens and fingers, opens at a press on a heading, which is no link, and at the theme’s own arrow', async () => {
    page = await openMenu();
    page.click(page.link('centre'));
    expect(page.open).to.deep.equal(['centre']);
    page.click(page.link('centre'));
    expect(page.open).to.deep.equal([]);

    page = await openMenu(themePage());
    expect(page.click(page.find('#services .g-menu-parent-indicator'))).to.equal(false);
    page.click(page.link('adults'));
    expect(page.open).to.deep.equal(['services', 'adults']);
    expect(page.click(page.find('.g-go-back a'))).to.equal(false);
    expect(page.open).to.deep.equal([]);
  });

  it('<nav-menu> under mice, pens and fingers, does not hover where the theme says so', async () => {
    page = await openMenu(html`<nav-menu><nav data-g-hover-expand="false">${plainList()}</nav></nav-menu>`);
    page.over(page.link('services'));
    page.toggle('centre').click();
    expect(page.reported).to.deep.equal(['opened: El centro']);
  });
});

function centreOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
