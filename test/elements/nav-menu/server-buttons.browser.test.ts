import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { until } from '../../shared/until.js';
import { joomlaMenu, startModuleScript } from './joomla-menu.js';
import { type MenuPage, openMenu } from './menu-page.js';

describe('<nav-menu> around the menu module of Joomla 6', () => {
  let page: MenuPage;

  beforeEach(async () => {
    await setViewport({ width: 1000, height: 700 });
    page = await openMenu(joomlaMenu());
    startModuleScript(page.list);
  });

  for (const item of ['services', 'centre']) {
    it(`<nav-menu> around the menu module of Joomla 6 opens and closes ${item} by one press each, also by keys`, async () => {
      page.toggle(item).click();
      expect(page.open).to.deep.equal([item]);
      page.toggle(item).click();
      expect(page.open).to.deep.equal([]);
      page.toggle(item).focus();
      for (const key of ['Space', 'Enter']) {
        await sendKeys({ press: key });
        expect(page.open, key).to.deep.equal([item]);
        await sendKeys({ press: key });
        expect(page.open, key).to.deep.equal([]);
      }
    });
  }

  it('<nav-menu> around the menu module of Joomla 6 closes a submenu by Escape, with the focus on its button', async () => {
    page.toggle('services').click();
    page.find('[href="#adults"]').focus();
    await sendKeys({ press: 'Escape' });
    expect(page.open).to.deep.equal([]);
    expect(document.activeElement).to.equal(page.toggle('services'));
  });

  it('<nav-menu> around the menu module of Joomla 6 hides no submenu from a screen reader while it is shown', () => {
    page.toggle('services').click();
    expect(page.submenu('services').hasAttribute('aria-hidden')).to.equal(false);
    page.toggle('centre').click();
    expect(page.submenu('centre').hasAttribute('aria-hidden')).to.equal(false);
    expect(page.open).to.deep.equal(['centre']);
  });

  it('<nav-menu> around the menu module of Joomla 6 relates each button to its submenu, to which the script of the module gives another id', async () => {
    for (const item of ['services', 'adults', 'centre'])
      await until(() => page.toggle(item).getAttribute('aria-controls') === page.submenu(item).id);
  });
});

describe('<nav-menu> around a menu module of Joomla 6 that opens the branch of the page', () => {
  it('<nav-menu> around a menu module of Joomla 6 that opens the branch of the page says that the branch is closed while it is', async () => {
    await setViewport({ width: 1000, height: 700 });
    const page = await openMenu(joomlaMenu());
    page.list.classList.add('nav-active-open');
    page.find('#adults').classList.add('current', 'active');
    startModuleScript(page.list);
    await until(() => page.toggle('services').getAttribute('aria-expanded') === 'false');
    page.toggle('services').click();
    expect(page.open).to.deep.equal(['services']);
    expect(page.toggle('services').getAttribute('aria-expanded')).to.equal('true');
  });
});

describe('<nav-menu> around a menu module of Joomla 6.0.0, which leaves its buttons out', () => {
  it('<nav-menu> around a menu module of Joomla 6.0.0, which leaves its buttons out, opens and closes a submenu by one press each', async () => {
    await setViewport({ width: 1000, height: 700 });
    const page = await openMenu(joomlaMenu({ hasButtons: false }));
    startModuleScript(page.list);
    for (const open of [['services'], []]) {
      page.toggle('services').click();
      expect(page.open).to.deep.equal(open);
      expect(page.toggle('services').getAttribute('aria-expanded')).to.equal(String(open.length > 0));
      if (open.length > 0) expect(page.submenu('services').hasAttribute('aria-hidden')).to.equal(false);
    }
  });
});
