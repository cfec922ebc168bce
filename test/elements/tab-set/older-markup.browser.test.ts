import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { olderMarkup, openPage, type TabsPage } from './tabs-page.js';

const press = (key: string) => sendKeys({ press: key });

describe('<tab-set> older markup', () => {
  let opened: TabsPage;

  before(() => setViewport({ width: 800, height: 600 }));

  it('<tab-set> around the older markup makes tabs of the older markup, as the server left them', async () => {
    await setViewport({ width: 1280, height: 600 });
    opened = await openPage(olderMarkup());
    expect([opened.labels, opened.selected]).to.deep.equal(['One,Two,Three', 'Two']);
    expect({ server: opened.sees('.uk-tab'), second: opened.sees('#second') }).to.deep.equal({
      server: false,
      second: true,
    });
    expect(opened.list.ariaOrientation).to.equal(null);
    expect(opened.tab('Three').disabled).to.equal(true);
    opened.tab('Two').focus();
    await press('ArrowRight');
    expect([opened.selected, opened.focused]).to.deep.equal(['One', 'One']);
    expect(opened.panels.map(({ className }) => className)).to.deep.equal(['uk-active', '', '']);
    const named = () => opened.root.getElementById(opened.panel.getAttribute('aria-labelledby') ?? '');
    expect([named()?.textContent, opened.panel.tabIndex]).to.deep.equal(['One', 0]);
    opened.tab('Two').click();
    expect([named()?.textContent, opened.panel.tabIndex]).to.deep.equal(['Two', -1]);

    opened = await openPage(olderMarkup('uk-tab uk-tab-left'));
    expect(opened.list.ariaOrientation).to.equal('vertical');
    await setViewport({ width: 800, height: 600 });
  });

  it('<tab-set> around the older markup takes in what is added to the older markup, and leaves no trace of that either', async () => {
    opened = await openPage(olderMarkup());
    const { set } = opened;
    for (const list of ['.uk-switcher', '.uk-tab']) {
      const item = document.createElement('li');
      item.textContent = 'Four';
      opened.find(list).append(item);
    }
    await Promise.resolve();
    expect([opened.labels, opened.selected]).to.deep.equal(['One,Two,Three,Four', 'Two']);
    opened.tab('Four').click();
    set.remove();
    await Promise.resolve();
    const traces = '[role], [hidden], [slot], [tabindex], [aria-label]';
    expect([...set.querySelectorAll(traces)].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
  });
});
