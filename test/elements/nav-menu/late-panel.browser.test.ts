import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/nav-menu/define.js';
import { appears } from '../../shared/appears.js';

/** A menu with its own toggle, and the panel that it goes into. */
const page = () => html`
  <div>
    <nav-menu mobile-target="drawer">
      <button data-bs-toggle="collapse" data-bs-target="#navbar1" aria-controls="navbar1">Menu</button>
      <div class="collapse" id="navbar1">
        <ul class="mod-menu">
          <li>
            <a href="#home">Inicio</a>
            <ul>
              <li><a href="#more">Más</a></li>
            </ul>
          </li>
        </ul>
      </div>
    </nav-menu>
    <offcanvas-panel id="panel"><div id="drawer"></div></offcanvas-panel>
  </div>
`;

describe('<nav-menu> late panel', () => {
  before(() => setViewport({ width: 360, height: 700 }));
  after(() => setViewport({ width: 1000, height: 700 }));

  it('a menu that is to go into a panel stays where the server wrote it until the panel’s script has loaded, and its toggle is left alone', async () => {
    const place = await fixture<HTMLElement>(page());
    await appears(place, '#navbar1 [data-nav-menu="mobile"]');
    expect(customElements.get('offcanvas-panel')).to.equal(undefined);
    expect(place.querySelector('#navbar1 .mod-menu')).to.not.equal(null);
    expect(place.querySelector('[data-offcanvas-toggle]')).to.equal(null);

    await import('../../../elements/offcanvas-panel/define.js');
    await appears(place, '#panel .mod-menu');
    await appears(place, 'nav-menu[data-ready]');
    await appears(place, 'button[aria-controls="panel"]:not([data-bs-toggle])');
    const opens = new Promise((resolve) =>
      document.addEventListener('offcanvas-panel-opened', resolve, { once: true }),
    );
    place.querySelector<HTMLElement>('nav-menu > button')?.click();
    await opens;
    expect(place.querySelector('.mod-menu')?.checkVisibility()).to.equal(true);
  });

  it('a menu that is to go into a panel stays while the panel waits for the texts of its language, so that its toggle opens one of the two', async () => {
    await import('../../../elements/offcanvas-panel/define.js');
    const panels = customElements.get('offcanvas-panel')?.prototype as { loadTexts?: () => Promise<void> };
    let textsCome = () => {};
    const texts = new Promise<void>((resolve) => (textsCome = resolve));
    panels.loadTexts = () => texts;
    try {
      const place = await fixture<HTMLElement>(page());
      await appears(place, '#navbar1 [data-nav-menu="mobile"]');
      expect(place.querySelector('#panel:defined .mod-menu')).to.equal(null);
      expect(place.querySelector('[data-offcanvas-toggle]')).to.equal(null);
      textsCome();
      await appears(place, '#panel[data-ready] .mod-menu');
      await appears(place, 'nav-menu[data-ready]');
    } finally {
      delete panels.loadTexts;
    }
  });
});
