import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { headings, openPage, sections, type TabsPage } from './tabs-page.js';

const clean = () => history.replaceState(null, '', location.pathname + location.search);

describe('<tab-set> links', () => {
  let opened: TabsPage;

  before(() => setViewport({ width: 800, height: 600 }));
  beforeEach(clean);
  afterEach(clean);

  it('<tab-set> opens with the panel that the address names', async () => {
    for (const [hash, expected] of [
      ['#when', 'When'],
      ['#inside', 'What'],
      ['#nobody', 'Who'],
    ] as const) {
      history.replaceState(null, '', hash);
      opened = await openPage();
      expect(opened.selected, hash).to.equal(expected);
      opened.place.replaceChildren();
    }
  });

  it('<tab-set> finds an id that is written in percent signs, and takes nothing else of the address (url-03)', async () => {
    opened = await openPage(html`
      <tab-set>
        <h2>A</h2>
        <p>a</p>
        <h2 id="qué más">B</h2>
        <p>b</p>
      </tab-set>
    `);
    for (const hash of ['#"><img onerror>', '#%', '#[id]', '#a,b{', '#constructor']) {
      await opened.goes(() => (location.hash = hash));
      expect(opened.selected, hash).to.equal('A');
    }
    await opened.goes(() => (location.hash = '#qu%C3%A9%20m%C3%A1s'));
    expect(opened.selected).to.equal('B');
  });

  it('<tab-set> follows a link, and goes back and forward with the visitor', async () => {
    opened = await openPage(
      html`<a id="to-hours" href="#hours">Hours</a>${headings()}<a id="out" href="#out">Out</a>`,
    );
    const reported: string[] = [];
    opened.set.addEventListener('tab-set-changed', ({ detail }) => reported.push(detail.source));
    await opened.goes(() => opened.find('#to-hours').click());
    expect({ selected: opened.selected, seesHours: opened.sees('#hours') }).to.deep.equal({
      selected: 'When',
      seesHours: true,
    });
    await opened.goes(() => (location.hash = '#inside'));
    await opened.goes(() => (location.hash = '#out'));
    expect(opened.selected).to.equal('What');
    await opened.goes(() => history.go(-2));
    expect(opened.selected).to.equal('When');
    await opened.goes(() => history.back());
    expect(opened.selected).to.equal('Who');
    await opened.goes(() => history.forward());
    expect(opened.selected).to.equal('When');
    expect(reported).to.deep.equal(['link', 'link', 'link', 'script', 'link']);
  });

  it('<tab-set> follows a link to where the address is already', async () => {
    opened = await openPage(html`<a id="to-deep" href="#deep">Deep</a>${sections()}`);
    await opened.goes(() => opened.find('#to-deep').click());
    opened.tab('One').click();
    opened.find('#to-deep').click();
    expect({ selected: opened.selected, seesDeep: opened.sees('#deep') }).to.deep.equal({
      selected: 'Two',
      seesDeep: true,
    });
    // Firefox navigates a moment after the press: another navigation replaces this one.
    await opened.goes(() => (location.hash = '#nobody'));
  });

  it('<tab-set> does not follow a link that the page has stopped, nor one to another page', async () => {
    opened = await openPage(html`
      <a id="stopped" href="#deep" @click=${(event: Event) => event.preventDefault()}>Stopped</a>
      <a id="away" href="/elsewhere#deep" target="nowhere-else">Away</a>
      ${sections()}
    `);
    opened.find('#stopped').click();
    expect(opened.selected).to.equal('One');
    const stop = (event: Event) => event.preventDefault();
    addEventListener('click', stop, { once: true });
    opened.find('#away').click();
    expect(opened.selected).to.equal('One');
  });

  it('<tab-set> brings hidden content into sight', async () => {
    opened = await openPage(html`
      <p style="height: 2000px">Far</p>
      <tab-set>
        <h2>A</h2>
        <p>a</p>
        <h2 id="named">B</h2>
        <p style="height: 1500px">b</p>
        <p id="deep-down">Deep down</p>
        <p style="height: 1500px">after</p>
      </tab-set>
    `);
    await opened.goes(() => (location.hash = '#deep-down'));
    expect(opened.find('#deep-down').getBoundingClientRect().top).to.be.within(-1, 1);
    await opened.goes(() => (location.hash = '#named'));
    expect(opened.list.getBoundingClientRect().top).to.be.within(-1, 1);
    scrollTo(0, 0);
  });

  it('<tab-set> opens both tabs for content inside two', async () => {
    opened = await openPage(html`
      <tab-set>
        <h2>A</h2>
        <p>a</p>
        <h2>B</h2>
        <tab-set id="inner"
          ><h2>C</h2>
          <p>c</p>
          <h2>D</h2>
          <p id="d">d</p></tab-set
        >
      </tab-set>
    `);
    await opened.goes(() => (location.hash = '#d'));
    expect({ selected: opened.selected, seesD: opened.sees('#d') }).to.deep.equal({
      selected: 'B',
      seesD: true,
    });
  });

  it('<tab-set> shows a panel in which the browser has found something', async () => {
    opened = await openPage();
    const reported = new Promise((resolve) =>
      opened.set.addEventListener('tab-set-changed', ({ detail }) => resolve(detail.source), { once: true }),
    );
    opened.panels[2]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect([opened.selected, await reported]).to.deep.equal(['When', 'find']);
  });

  it('<tab-set> shows all on paper, headings and panels, and tabs again afterwards', async () => {
    opened = await openPage();
    const seen = () => ['#who', '#where', '#what', '#inside', '#hours'].filter((one) => opened.sees(one));
    window.dispatchEvent(new Event('beforeprint'));
    expect(seen()).to.have.lengthOf(5);
    window.dispatchEvent(new Event('afterprint'));
    expect(seen()).to.deep.equal(['#where']);
  });
});
