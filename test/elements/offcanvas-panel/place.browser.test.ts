import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { OffcanvasPanelElement } from '../../../elements/offcanvas-panel/offcanvas-panel.shell.js';
import { appears } from '../../shared/appears.js';
import { errorsDuring, recordConsole } from '../../shared/record-console.js';
import { until } from '../../shared/until.js';
import { next, openPage } from './panel-page.js';

describe('<offcanvas-panel> place', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('the place of <offcanvas-panel> is the page above its breakpoint, where nothing is modal and no toggle shows', async () => {
    await setViewport({ width: 1000, height: 600 });
    const opened = await openPage(html`
      <button data-offcanvas-toggle>Menu</button>
      <offcanvas-panel breakpoint="48rem"><p>Text</p></offcanvas-panel>
    `);
    const toggle = opened.find('button');
    expect({ contentSeen: opened.isContentSeen, toggleSeen: toggle.checkVisibility() }).to.deep.equal({
      contentSeen: true,
      toggleSeen: false,
    });

    const hidden = new Promise<void>((resolve) => {
      matchMedia('(min-width: 48rem)').addEventListener('change', () => resolve(), { once: true });
    });
    await setViewport({ width: 700, height: 600 });
    await hidden;
    expect({ contentSeen: opened.isContentSeen, toggleSeen: toggle.checkVisibility() }).to.deep.equal({
      contentSeen: false,
      toggleSeen: true,
    });

    await opened.opens();
    expect(await opened.closes(() => setViewport({ width: 1000, height: 600 }))).to.equal('script');
    expect({ contentSeen: opened.isContentSeen, open: opened.panel.isOpen }).to.deep.equal({
      contentSeen: true,
      open: false,
    });
    expect(getComputedStyle(document.documentElement).overflowY).to.not.equal('hidden');
  });

  it('the place of <offcanvas-panel> is on the side that was asked for, or that the direction of writing gives', async () => {
    for (const [side, dir, edge] of [
      ['', 'ltr', 'left'],
      ['end', 'ltr', 'right'],
      ['', 'rtl', 'right'],
      ['end', 'rtl', 'left'],
      ['left', 'rtl', 'left'],
    ] as const) {
      const opened = await openPage(
        html`<div dir=${dir}>
          <offcanvas-panel side=${side}><p>Text</p></offcanvas-panel>
        </div>`,
      );
      await opened.opens();
      const { left, right } = opened.part('panel').getBoundingClientRect();
      const distance = edge === 'left' ? left : opened.dialog.clientWidth - right;
      expect(Math.round(distance), `${side} ${dir}`).to.equal(0);
    }
  });

  it('the place of <offcanvas-panel> is beside the page that moves aside in push mode, and the page comes back as it was', async () => {
    const opened = await openPage(html`
      <offcanvas-panel mode="push" side="right"><p>Text</p></offcanvas-panel>
      <main data-page-surround>Page</main>
    `);
    const wrapper = opened.find('main');
    await opened.opens();
    expect(wrapper.style.translate).to.equal(`-${opened.part('panel').offsetWidth}px`);
    await opened.closes();
    expect(wrapper.style.length).to.equal(0);
  });

  it('the place of <offcanvas-panel> is around the theme’s own panel, whose setting turns swipes on', async () => {
    const opened = await openPage(html`
      <style>
        #g-offcanvas {
          display: none;
          position: fixed;
        }
      </style>
      <offcanvas-panel
        ><div id="g-offcanvas" data-g-offcanvas-swipe="1"><p>Text</p></div></offcanvas-panel
      >
    `);
    await opened.opens();
    expect(opened.find('p').checkVisibility()).to.equal(true);
    await appears(opened.panel.shadowRoot as ShadowRoot, '.edge:not([hidden])');
    expect(opened.edge.hidden).to.equal(false);
  });

  it('the place of <offcanvas-panel> may be beside the theme’s own panel, which goes back when the tag goes', async () => {
    const opened = await openPage(html`
      <div id="g-offcanvas" data-g-offcanvas-swipe="0"><p>Text</p></div>
      <div id="g-page-surround">
        <div class="g-offcanvas-hide" data-offcanvas-toggle aria-controls="g-offcanvas">Menu</div>
      </div>
      <offcanvas-panel></offcanvas-panel>
    `);
    await appears(opened.place, 'offcanvas-panel > #g-offcanvas');
    await appears(opened.place, '[data-offcanvas-toggle][aria-expanded]:not(.g-offcanvas-hide)');
    await opened.opens(() => opened.find('[data-offcanvas-toggle]').click());
    opened.panel.remove();
    await Promise.resolve();
    expect(opened.find('#g-offcanvas').nextElementSibling).to.equal(opened.find('#g-page-surround'));
  });

  it('the place of <offcanvas-panel> changes at once for visitors who want less motion', async () => {
    const opened = await openPage();
    await opened.opens();
    await opened.closes();
    const rules = (opened.panel.shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules]);
    const [motion] = rules.filter(
      (rule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion'),
    );
    if (!motion) throw new Error('no rule for less motion');
    const { mediaText } = motion.media;
    motion.media.mediaText = 'all';
    try {
      opened.panel.open();
      expect(opened.panel.matches(':state(open)')).to.equal(true);
      opened.panel.close();
      expect({ panel: opened.panel.isOpen, dialog: opened.dialog.open }).to.deep.equal({
        panel: false,
        dialog: false,
      });
    } finally {
      motion.media.mediaText = mediaText;
    }
  });

  it('the place of <offcanvas-panel> stays in the page where it cannot be made a panel', async () => {
    const errors = await errorsDuring(async () => {
      const place = await fixture(html`<div></div>`);
      const panel = document.createElement('offcanvas-panel') as OffcanvasPanelElement;
      const toggle = document.createElement('button');
      toggle.setAttribute('data-offcanvas-toggle', '');
      panel.textContent = 'Text';
      panel.adoptChrome = () => {
        throw new Error('lost');
      };
      place.append(toggle, panel);
      await appears(place, 'offcanvas-panel[data-ready]');
      const slot = panel.shadowRoot?.querySelector('slot') as HTMLSlotElement;
      toggle.click();
      expect(slot.hidden).to.equal(false);
      expect(toggle.checkVisibility()).to.equal(false);
    });
    expect(errors.join()).to.contain(
      'Error in file: <offcanvas-panel id="offcanvas-panel-1"> core. Error: Error: lost',
    );
  });

  it('the place of <offcanvas-panel> takes no width from the page but a length (attr-11)', async () => {
    const log = recordConsole();
    const opened = await openPage(html`
      <offcanvas-panel width="&lt;script>" breakpoint="&lt;script>" side="&lt;script>"
        ><p>Text</p></offcanvas-panel
      >
    `);
    await opened.opens();
    const reports = () => log.errors.filter((error) => error.includes('ConfigError'));
    await until(() => reports().length > 1, 'both reports');
    log.stop();
    expect(opened.part('panel').offsetWidth).to.equal(272);
    expect(reports()).to.have.lengthOf(2);
  });

  it('the place of <offcanvas-panel> starts anew when the tag comes back', async () => {
    const opened = await openPage();
    await opened.opens();
    opened.panel.remove();
    await Promise.resolve();
    opened.panel.isOpen = false;
    opened.place.append(opened.panel);
    await appears(opened.place, 'offcanvas-panel[data-ready]');
    const again = next(opened.panel, 'offcanvas-panel-opened');
    opened.find('#toggle').click();
    await again;
    expect(opened.panel.shadowRoot?.querySelectorAll('dialog')).to.have.lengthOf(1);
  });
});
