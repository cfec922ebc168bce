import { expect, html, unsafeStatic } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { TabChange } from '../../../elements/tab-set/tab-set.events.js';
import { formMembers, shadowing } from '../../shared/member-names.js';
import { errorsDuring } from '../../shared/record-console.js';
import { headings, olderMarkup, openPage, sections, type TabsPage } from './tabs-page.js';
import { halfPixel } from '../../pixels.js';

const press = (key: string) => sendKeys({ press: key });

describe('<tab-set>', () => {
  let opened: TabsPage;

  before(() => setViewport({ width: 800, height: 600 }));

  it('<tab-set> makes tabs of headings and shows what follows the first', async () => {
    opened = await openPage();
    expect([opened.labels, opened.selected]).to.deep.equal(['Who,What,When', 'Who']);
    expect(opened.sees('#where')).to.equal(true);
    expect(opened.sees('.intro')).to.equal(true);
    expect(['#who', '#inside', '#hours'].filter((selector) => opened.sees(selector))).to.deep.equal([]);
    expect(opened.sees('h3')).to.equal(true);
  });

  it('<tab-set> makes tabs of sections that have a heading', async () => {
    opened = await openPage(sections());
    expect([opened.labels, opened.selected]).to.deep.equal(['One,Two', 'One']);
    opened.tab('Two').click();
    expect(['#one', '#two', '#two h3'].filter((selector) => opened.sees(selector))).to.deep.equal(['#two']);
  });

  it('<tab-set> reports which to the page panel is shown, and why', async () => {
    opened = await openPage();
    const reported: TabChange[] = [];
    opened.place.addEventListener('tab-set-changed', ({ detail }) => reported.push(detail));
    opened.tab('What').click();
    opened.tab('What').click();
    opened.set.select(2);
    expect(opened.selected).to.equal('When');
    expect(reported).to.deep.equal([
      { index: 1, count: 3, source: 'tab' },
      { index: 2, count: 3, source: 'script' },
    ]);
  });

  it('<tab-set> has the roles, names and relations of tabs', async () => {
    opened = await openPage();
    const [first, second, third] = opened.panels as [HTMLElement, HTMLElement, HTMLElement];
    expect([opened.list.role, opened.list.ariaLabel]).to.deep.equal(['tablist', 'About us']);
    expect(
      opened.tabs.map((tab) => opened.root.getElementById(tab.getAttribute('aria-controls') ?? '')),
    ).to.deep.equal(opened.panels);
    expect(opened.panels.map((panel) => panel.getAttribute('aria-labelledby'))).to.deep.equal(
      opened.tabs.map(({ id }) => id),
    );
    expect(opened.tabs.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1]);
    expect([first, second, third].map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1]);
    expect(first.hasAttribute('hidden')).to.equal(false);
    expect(second.hidden).to.equal('onbeforematch' in second ? 'until-found' : true);
  });

  it('<tab-set> is used with the keyboard: arrows, Home and End show a panel at once', async () => {
    opened = await openPage();
    opened.tab('Who').focus();
    const steps: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowDown']) {
      await press(key);
      steps.push(`${opened.focused}=${opened.selected}`);
    }
    expect(steps.join(' ')).to.equal('What=What When=When Who=Who When=When Who=Who When=When When=When');
    await press('Tab');
    expect(opened.root.activeElement).to.equal(opened.panels[2]);
  });

  it('<tab-set> shows a panel only with Enter or Space where the author wants that', async () => {
    opened = await openPage();
    opened.set.activation = 'manual';
    opened.tab('Who').focus();
    await press('ArrowRight');
    expect([opened.focused, opened.selected]).to.deep.equal(['What', 'Who']);
    await press('Enter');
    expect(opened.selected).to.equal('What');
    await press('ArrowRight');
    await press(' ');
    expect(opened.selected).to.equal('When');
    await press('ArrowLeft');
    opened.tab('What').blur();
    expect(opened.tabs.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, 0]);
  });

  it('<tab-set> follows the eye with the arrows from right to left', async () => {
    opened = await openPage(html`<div dir="rtl">${headings()}</div>`);
    opened.tab('Who').focus();
    await press('ArrowLeft');
    expect(opened.selected).to.equal('What');
  });

  it('<tab-set> is beside its panels in a window of 960 px, above them in a narrower one', async () => {
    await setViewport({ width: 960, height: 600 });
    opened = await openPage();
    const [who, what] = opened.tabs.map((tab) => tab.getBoundingClientRect()) as [DOMRect, DOMRect];
    const panel = opened.panels[0]?.getBoundingClientRect() as DOMRect;
    expect(opened.list.ariaOrientation).to.equal('vertical');
    expect(what.top).to.be.at.least(who.bottom - halfPixel);
    expect(panel.left).to.be.at.least(who.right - halfPixel);
    opened.tab('Who').focus();
    await press('ArrowDown');
    expect(opened.selected).to.equal('What');

    const turned = new Promise((resolve) => {
      new MutationObserver(resolve).observe(opened.list, { attributeFilter: ['aria-orientation'] });
    });
    await setViewport({ width: 959, height: 600 });
    await turned;
    expect(opened.list.ariaOrientation).to.equal(null);
    opened.set.breakpoint = '(min-width: 900px)';
    expect(opened.list.ariaOrientation).to.equal('vertical');
    opened.set.breakpoint = 'none';
    expect(opened.list.ariaOrientation).to.equal(null);
    await setViewport({ width: 800, height: 600 });
  });

  it('<tab-set> reports an invalid breakpoint to the author, and works on', async () => {
    const errors = await errorsDuring(async () => {
      opened = await openPage(
        html`<tab-set breakpoint="wide"
          ><h2>A</h2>
          <h2>B</h2></tab-set
        >`,
      );
    });
    expect(opened.labels).to.equal('A,B');
    expect(errors.join()).to.contain('<tab-set> attribute breakpoint: found "wide"');
  });

  it('<tab-set> takes in tabs that are added, renamed and removed, and keeps the shown one', async () => {
    opened = await openPage();
    const settled = () => Promise.resolve();
    opened.tab('When').focus();
    opened.tab('When').click();
    const added = document.createElement('h2');
    added.textContent = 'Why';
    opened.find('#who').before(added);
    await settled();
    expect([opened.labels, opened.selected, opened.focused]).to.deep.equal([
      'Why,Who,What,When',
      'When',
      'When',
    ]);
    opened.find('#what').textContent = 'How';
    opened.find('#who').remove();
    await settled();
    expect([opened.labels, opened.selected]).to.deep.equal(['Why,How,When', 'When']);
    opened.find('#when').remove();
    await settled();
    expect([opened.labels, opened.selected]).to.deep.equal(['Why,How', 'How']);
  });

  for (const [what, shadow] of shadowing)
    it(`<tab-set> shows a form whose members are shadowed: ${what}`, async () => {
      const form = `<form>${formMembers().map(shadow).join('')}</form>`;
      const page = await openPage(html`
        <tab-set>
          <h2>One</h2>
          <p>First</p>
          <h2>Two</h2>
          ${unsafeStatic(form)}
        </tab-set>
      `);
      const errors = await errorsDuring(() => {
        page.tab('Two').click();
        expect(page.panel.hasAttribute('tabindex')).to.equal(shadow('').startsWith('<img'));
        page.tab('One').click();
      });
      expect(errors).to.deep.equal([]);
    });

  it('<tab-set> makes tabs inside tabs, each by itself', async () => {
    opened = await openPage(html`
      <tab-set id="outer">
        <h2>A</h2>
        <section>
          <tab-set id="inner"
            ><h2>C</h2>
            <p>c</p>
            <h2>D</h2>
            <p id="d">d</p></tab-set
          >
        </section>
        <h2>B</h2>
        <p>b</p>
      </tab-set>
    `);
    const { root } = opened;
    expect(opened.labels).to.equal('A,B');
    const reported: string[] = [];
    opened.set.addEventListener('tab-set-changed', ({ target }) => reported.push((target as Element).id));
    const changed = new Promise((resolve) =>
      opened.set.addEventListener('tab-set-changed', resolve, { once: true }),
    );
    (opened.find('#inner') as typeof opened.set).select(1);
    await changed;
    expect([opened.selected, reported.join()]).to.deep.equal(['A', 'inner']);
    // The panel of the inner set is in a slot of the outer one: both are laid out in the next frame.
    await new Promise(requestAnimationFrame);
    expect(opened.sees('#d')).to.equal(true);
    expect(root.querySelectorAll('[part~="tab"]')).to.have.lengthOf(2);
  });

  for (const [name, markup] of [
    ['headings', headings],
    ['sections', sections],
    ['older markup', olderMarkup],
  ] as const) {
    it(`<tab-set> leaves no trace in ${name} when the tag goes, and works again when it comes back`, async () => {
      const expected = document.createElement('div');
      const { render } = await import('lit');
      render(markup(), expected);
      const before = (expected.querySelector('tab-set') as Element).innerHTML;
      opened = await openPage(markup());
      const { set, place } = opened;
      const clean = (text: string) => text.replaceAll(/<!--.*?-->/g, '');
      opened.tabs[1]?.click();
      set.remove();
      await Promise.resolve();
      expect(clean(set.innerHTML)).to.equal(clean(before));
      expect(set.shadowRoot?.querySelectorAll('[part]')).to.have.lengthOf(0);
      place.append(set);
      opened = await openPage(html`${set}`);
      expect(opened.tabs.length).to.be.at.least(2);
    });
  }
});
