import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { recordConsole } from '../../shared/record-console.js';
import { until } from '../../shared/until.js';
import '../../../elements/nav-menu/define.js';
import { openPage, type PanelPage } from './panel-page.js';

type Markup = ReturnType<typeof html>;

/** Bootstrap's rule for collapsed elements. */
const foldSheet = html`<style>
  .collapse:not(.show) {
    display: none;
  }
</style>`;

/** Toggle of Joomla Cassiopeia's menu, as the template writes it. */
const cassiopeiaToggle = html`<button
  class="navbar-toggler"
  data-bs-toggle="collapse"
  data-bs-target="#navbar1"
  aria-controls="navbar1"
  aria-expanded="false"
>
  Menu
</button>`;

const list = html`<ul class="mod-menu">
  <li><a href="#home">Inicio</a></li>
</ul>`;

const ways: readonly (readonly [string, Markup])[] = [
  [
    'moved into a panel elsewhere, whatever panel stands first',
    html`<offcanvas-panel id="first"><p>Other</p></offcanvas-panel>${cassiopeiaToggle}
      <div class="collapse navbar-collapse" id="navbar1">
        <nav-menu mobile-target="drawer">${list}</nav-menu>
      </div>
      <offcanvas-panel id="wanted"><div id="drawer"></div></offcanvas-panel>`,
  ],
  [
    'folded away inside of the panel',
    html`${cassiopeiaToggle}
      <offcanvas-panel id="wanted">
        <div class="collapse navbar-collapse" id="navbar1">${list}</div>
      </offcanvas-panel>`,
  ],
  [
    'in a panel inside of what is folded away',
    html`${cassiopeiaToggle}
      <div class="collapse navbar-collapse" id="navbar1">
        <offcanvas-panel id="wanted">${list}</offcanvas-panel>
      </div>`,
  ],
  [
    'moved into the page’s panel by a toggle that is marked and still names the old place',
    html`<button data-offcanvas-toggle aria-controls="navbar1">Menu</button>
      <div id="navbar1"><nav-menu mobile-target="drawer">${list}</nav-menu></div>
      <offcanvas-panel id="wanted"><div id="drawer"></div></offcanvas-panel>`,
  ],
];

describe('<offcanvas-panel> bootstrap', () => {
  beforeEach(() => setViewport({ width: 360, height: 700 }));
  after(() => setViewport({ width: 1000, height: 700 }));

  async function open(markup: Markup): Promise<PanelPage> {
    const opened = await openPage(html`${foldSheet}${markup}`);
    await appears(opened.place, '#wanted[data-ready]');
    await appears(opened.place, '#wanted .mod-menu');
    return opened;
  }

  for (const [way, markup] of ways) {
    it(`a toggle that was another script’s before opens the menu that is ${way}`, async () => {
      const { place } = await open(markup);
      const toggle = place.querySelector('button') as HTMLElement;
      const menu = place.querySelector('.mod-menu') as HTMLElement;
      await appears(place, 'button[aria-controls="wanted"]');
      const opens = new Promise((resolve) =>
        document.addEventListener('offcanvas-panel-opened', resolve, { once: true }),
      );
      expect(menu.checkVisibility()).to.equal(false);
      toggle.click();
      expect(((await opens) as Event).target).to.have.property('id', 'wanted');
      expect(menu.checkVisibility()).to.equal(true);
      expect(toggle.matches('[data-bs-toggle]'), 'Bootstrap answers as well').to.equal(false);
    });
  }

  it('a toggle that was another script’s before is Bootstrap’s again, to the letter, where the menu is in its own place', async () => {
    const { place } = await open(ways[0]?.[1] as Markup);
    const toggle = place.querySelector('button') as HTMLElement;
    await appears(place, 'button[aria-controls="wanted"]');
    await setViewport({ width: 1000, height: 700 });
    await appears(place, '#navbar1 .mod-menu');
    await appears(place, 'button[data-bs-toggle][aria-controls="navbar1"]');
    expect(toggle.checkVisibility()).to.equal(true);
    expect(place.querySelector('#navbar1')?.className).to.equal('collapse navbar-collapse');
    place.querySelector('nav-menu')?.remove();
    await Promise.resolve();
    expect(toggle.hasAttribute('data-offcanvas-toggle')).to.equal(false);
  });

  it('a toggle that was another script’s before leaves the menu in the page, and the console names it once, where the toggle came into the panel with it', async () => {
    const log = recordConsole();
    const opened = await openPage(html`
      ${foldSheet}
      <offcanvas-panel id="wanted">
        <nav class="navbar">
          ${cassiopeiaToggle}
          <div class="collapse navbar-collapse" id="navbar1">${list}</div>
        </nav>
      </offcanvas-panel>
    `);
    const toggle = opened.find('.navbar-toggler');
    expect(toggle.checkVisibility()).to.equal(true);
    expect(toggle.dataset['bsToggle']).to.equal('collapse');
    expect(toggle.getAttribute('aria-controls')).to.equal('navbar1');
    await until(() => log.errors.length > 0, 'the report of the toggle');
    log.stop();
    expect(log.errors).to.have.lengthOf(1);
    expect(log.errors[0]).to.include('<offcanvas-panel id="wanted">').and.include('its toggle inside');
  });

  it('a toggle that was another script’s before stays Bootstrap’s inside of a panel, and where it unfolds something else', async () => {
    const opened = await openPage(html`
      <button data-offcanvas-toggle>Menu</button>
      <button id="other" data-bs-toggle="collapse" data-bs-target="#more">More</button>
      <div id="more" class="collapse">More</div>
      <offcanvas-panel id="wanted">
        <button id="inner" data-bs-toggle="collapse" data-bs-target="#answer">Question</button>
        <p id="answer" class="collapse">Answer</p>
      </offcanvas-panel>
    `);
    for (const id of ['#other', '#inner']) {
      expect(opened.find(id).dataset['bsToggle']).to.equal('collapse');
      expect(opened.find(id).hasAttribute('aria-controls')).to.equal(false);
    }
    opened.find('#other').click();
    expect(opened.panel.isOpen).to.equal(false);
  });
});
