import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { formMembers, shadowing } from '../../shared/member-names.js';
import { errorsDuring } from '../../shared/record-console.js';
import { type MenuPage, openMenu, plainList, themePage } from './menu-page.js';

describe('<nav-menu>', () => {
  let page: MenuPage;

  before(() => setViewport({ width: 1000, height: 700 }));

  it('<nav-menu> closes the nested lists, with a button beside each item that has one', async () => {
    page = await openMenu();
    expect(page.open).to.deep.equal([]);
    const toggle = page.toggle('services');
    expect(toggle.previousElementSibling).to.equal(page.link('services'));
    expect(toggle.matches('.nav-menu-toggle[part="toggle"][type="button"][aria-expanded="false"]')).to.equal(
      true,
    );
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).to.equal(
      page.submenu('services'),
    );
    expect(document.getElementById(toggle.getAttribute('aria-labelledby') ?? '')).to.equal(
      page.link('services'),
    );
    expect(toggle.querySelector('[part="indicator"]')).to.not.equal(null);
    expect(page.list.querySelector('[role]')).to.equal(null);
    const { width, height } = toggle.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(24);
  });

  it('<nav-menu> gives the list back as the server wrote it when the tag goes', async () => {
    for (const markup of [themePage, () => html`<nav-menu>${plainList()}</nav-menu>`]) {
      page = await openMenu(markup());
      page.toggle('services').click();
      page.toggle('adults').click();
      page.menu.remove();
      await Promise.resolve();
      expect(page.menu.outerHTML).to.equal(page.serverText);
    }
  });

  for (const [what, shadow] of shadowing)
    it(`<nav-menu> opens a submenu beside a form whose members are shadowed: ${what}`, async () => {
      const form = `<form aria-expanded="false">Buscar ${formMembers().map(shadow).join('')}</form>`;
      page = await openMenu(
        html`<nav-menu>
          <ul>
            <li id="search">
              ${unsafeStatic(form)}
              <ul>
                <li><a href="#all">Todo</a></li>
              </ul>
            </li>
          </ul>
        </nav-menu>`,
      );
      const toggle = page.toggle('search');
      const label = document.getElementById(toggle.getAttribute('aria-labelledby') ?? '');
      expect({ words: toggle.ariaLabel, label: label === page.find('form') }).to.deep.equal({
        words: 'Buscar',
        label: true,
      });
      toggle.click();
      expect(page.open).to.deep.equal(['search']);
    });

  it('<nav-menu> opens and closes by its buttons, beside one another and deep, and dispatches events', async () => {
    page = await openMenu();
    page.toggle('services').click();
    page.toggle('adults').click();
    expect(page.open).to.deep.equal(['services', 'adults']);
    expect(page.find('#services').classList.contains('g-selected')).to.equal(true);
    expect(page.submenu('services').classList.contains('g-active')).to.equal(true);
    page.toggle('centre').click();
    expect(page.open).to.deep.equal(['centre']);
    expect(page.submenu('services').classList.contains('g-inactive')).to.equal(true);
    page.toggle('centre').click();
    expect(page.open).to.deep.equal([]);
    expect(page.reported).to.deep.equal([
      'opened: Servicios',
      'opened: Adultos',
      'closed: Servicios',
      'closed: Adultos',
      'opened: El centro',
      'closed: El centro',
    ]);
  });

  it('<nav-menu> is used by keys: buttons open, Tab goes in and on, Escape comes back', async () => {
    page = await openMenu();
    page.toggle('services').focus();
    await sendKeys({ press: 'Enter' });
    expect(page.open).to.deep.equal(['services']);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(page.link('adults'));
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    expect(page.open).to.deep.equal(['services', 'adults']);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.textContent).to.equal('Parejas');
    await sendKeys({ press: 'Escape' });
    expect(page.open).to.deep.equal(['services']);
    expect(document.activeElement).to.equal(page.toggle('adults'));
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement?.textContent).to.equal('Infancia');
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(page.toggle('centre'));
    expect(page.open).to.deep.equal([]);
    await sendKeys({ press: 'Enter' });
    expect(page.open).to.deep.equal(['centre']);
    page.find('#beside').focus();
    expect(page.open).to.deep.equal([]);
  });

  it('<nav-menu> leaves Escape alone where nothing is open, and where it ends a composition', async () => {
    page = await openMenu();
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
      page.link('home').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press({})).to.equal(false);
    page.toggle('services').click();
    expect(press({ isComposing: true })).to.equal(false);
    expect(page.open).to.deep.equal(['services']);
    expect(press({})).to.equal(true);
  });

  it('<nav-menu> uses the server’s own button, and keeps the server’s state of a link correct', async () => {
    page = await openMenu(
      html`<nav-menu>
        <ul id="list">
          <li id="own">
            <button type="button" aria-label="Más" aria-expanded="true">+</button>
            <ul>
              <li><a href="#a">A</a></li>
            </ul>
          </li>
          <li id="said">
            <a href="#said" aria-expanded="false">B</a>
            <ul>
              <li><a href="#b">B 1</a></li>
            </ul>
          </li>
        </ul>
      </nav-menu>`,
    );
    expect(page.place.querySelectorAll('button')).to.have.lengthOf(2);
    page.toggle('own').click();
    expect(page.open).to.deep.equal(['own']);
    page.toggle('said').click();
    expect(page.link('said').getAttribute('aria-expanded')).to.equal('true');
    page.menu.remove();
    await Promise.resolve();
    expect(page.menu.querySelector('button')?.outerHTML).to.contain('aria-label="Más" aria-expanded="true"');
    expect(page.menu.querySelector('#said > a')?.getAttribute('aria-expanded')).to.equal('false');
  });

  it('<nav-menu> keeps its state when it is moved, and starts again when it comes back', async () => {
    page = await openMenu();
    page.toggle('services').click();
    page.place.append(page.menu);
    await Promise.resolve();
    expect(page.open).to.deep.equal(['services']);
    page.menu.remove();
    await Promise.resolve();
    expect(document.adoptedStyleSheets).to.have.lengthOf(0);
    page.place.append(page.menu);
  });

  it('<nav-menu> says what it misses where there is no list', async () => {
    const errors = await errorsDuring(async () => {
      const menu = document.createElement('nav-menu');
      menu.append(document.createElement('p'));
      document.body.append(menu);
      await new Promise((resolve) => {
        new MutationObserver(resolve).observe(menu, { attributeFilter: ['data-ready'] });
      });
      menu.remove();
    });
    expect(errors.join()).to.contain('<nav-menu> content: found no list');
  });

  it('<nav-menu> leaves plain lists, all in reach, where the menu cannot be made', async () => {
    const { matchMedia } = window;
    window.matchMedia = () => {
      throw new Error('no menu');
    };
    const errors = await errorsDuring(async () => {
      const place = await fixture<HTMLElement>(html`<div><nav-menu>${plainList()}</nav-menu></div>`);
      const before = place.querySelector('#list')?.outerHTML;
      await appears(place, 'nav-menu[data-ready]');
      expect(place.querySelector('.nav-menu-toggle')).to.equal(null);
      expect(place.querySelector('#list')?.outerHTML).to.equal(before);
      expect(place.querySelector('[href="#couples"]')?.checkVisibility()).to.equal(true);
      expect(place.querySelector('nav-menu')?.hasAttribute('data-ready')).to.equal(true);
    });
    window.matchMedia = matchMedia;
    expect(errors.join()).to.contain('Error in file: <nav-menu> core. Error: Error: no menu');
  });
});
