import { expect, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { morph } from '../../shared/morph.js';
import { type MenuPage, openMenu, plainList } from './menu-page.js';

const deeper = '<li id="prices"><a href="#prices">Precios</a><ul><li><a href="#all">Todos</a></li></ul></li>';

describe('<nav-menu> replaced content', () => {
  let page: MenuPage;

  async function open(markup?: ReturnType<typeof html>): Promise<string> {
    await setViewport({ width: 1000, height: 700 });
    page = await openMenu(markup);
    const template = document.createElement('template');
    template.innerHTML = page.serverText;
    return (template.content.firstElementChild as Element).innerHTML;
  }

  it('<nav-menu> whose list a script of the page changes has its buttons and its closed submenus again after a morph', async () => {
    const server = await open();
    const before = page.menu.outerHTML;
    morph(page.menu, server);
    expect(page.submenu('services').checkVisibility()).to.equal(true);
    await nextFrame();
    expect(page.menu.outerHTML).to.equal(before);
    expect(page.open).to.deep.equal([]);
    page.toggle('services').click();
    expect(page.open).to.deep.equal(['services']);
  });

  it('<nav-menu> whose list a script of the page changes keeps items open that the visitor has opened, and the focus at its button, after a morph', async () => {
    const server = await open();
    page.toggle('services').click();
    page.toggle('adults').click();
    page.toggle('adults').focus();
    morph(page.menu, server);
    await nextFrame();
    expect(page.open).to.deep.equal(['services', 'adults']);
    expect(document.activeElement).to.equal(page.toggle('adults'));
  });

  it('<nav-menu> whose list a script of the page changes is as the server wrote it if the tag is removed after a morph', async () => {
    const server = await open();
    morph(page.menu, server);
    await nextFrame();
    page.menu.remove();
    await Promise.resolve();
    expect(page.menu.innerHTML).to.equal(server);
  });

  it('<nav-menu> whose list a script of the page changes closes an item that is added later, and opens it by its own button', async () => {
    await open();
    page.list.insertAdjacentHTML('beforeend', deeper);
    await nextFrame();
    expect(page.open).to.deep.equal([]);
    page.toggle('prices').click();
    expect(page.open).to.deep.equal(['prices']);
  });

  it('<nav-menu> whose list a script of the page changes works with the list that replaces its own', async () => {
    const server = await open();
    (page.menu.firstElementChild as Element).outerHTML = server.trim();
    await nextFrame();
    page.toggle('centre').click();
    expect(page.open).to.deep.equal(['centre']);
    expect(document.adoptedStyleSheets).to.have.lengthOf(1);
  });

  it('<nav-menu> whose list a script of the page changes moves the list that replaces its own into the container, and removes the old one', async () => {
    const server = await open(
      html`<nav-menu breakpoint="90rem" mobile-target="drawer">${plainList()}</nav-menu>
        <div id="drawer"></div>`,
    );
    const old = page.find('#drawer #list');
    page.menu.innerHTML = server;
    await nextFrame();
    expect([...page.find('#drawer').children]).to.deep.equal([page.list]);
    expect(page.list).to.not.equal(old);
    page.toggle('services').click();
    expect(page.open).to.deep.equal(['services']);
  });

  it('<nav-menu> whose list a script of the page changes starts with a list that a script puts into it later', async () => {
    await open();
    const list = page.list.outerHTML;
    page.menu.replaceChildren();
    await nextFrame();
    page.menu.innerHTML = list;
    await nextFrame();
    page.toggle('services').click();
    expect(page.open).to.deep.equal(['services']);
  });
});
