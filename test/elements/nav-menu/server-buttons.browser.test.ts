import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
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
    it(`opens and closes ${item} by one press each, also by keys`, async () => {
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

  it('closes a submenu by Escape, with the focus on its button', async () => {
    page.toggle('services').click();
    page.find('[href="#adults"]').focus();
    await sendKeys({ press: 'Escape' });
    expect(page.open).to.deep.equal([]);
    expect(document.activeElement).to.equal(page.toggle('services'));
  });

  it('hides no submenu from a screen reader while it is shown', () => {
    page.toggle('services').click();
    expect(page.submenu('services').hasAttribute('aria-hidden')).to.equal(false);
    page.toggle('centre').click();
    expect(page.submenu('centre').hasAttribute('aria-hidden')).to.equal(false);
    expect(page.open).to.deep.equal(['centre']);
  });
});
