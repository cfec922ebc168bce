import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { panelChrome, startCore } from '../../../elements/offcanvas-panel/offcanvas-panel.core.js';
import { OffcanvasPanelElement } from '../../../elements/offcanvas-panel/offcanvas-panel.shell.js';
import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { defineElement } from '../../../shared/element/define-element.js';
import { appears } from '../../shared/appears.js';
import { errorsDuring } from '../../shared/record-console.js';
import { PanelPage } from './panel-page.js';

type View = Awaited<ReturnType<typeof panelChrome.loadView>>;

/** Loads the chunk of the next view. Tests replace it. */
let load: () => Promise<View> = panelChrome.loadView;
let requests = 0;

class LatePanelElement extends OffcanvasPanelElement {}
defineElement('late-panel', LatePanelElement, (host: OffcanvasPanelElement) =>
  startCore(host, {
    ...panelChrome,
    loadView() {
      requests += 1;
      return load();
    },
  }),
);

async function openLatePage(dir = 'ltr'): Promise<PanelPage> {
  const tag = unsafeStatic('late-panel');
  const place = await fixture<HTMLElement>(html`
    <div lang="es" dir=${dir}>
      <button id="toggle" data-offcanvas-toggle>Menú</button>
      <${tag} id="panel" swipe
        ><nav aria-label="Panel"><a href="#far" id="link">Lejos</a></nav></${tag}
      >
      <main data-page-surround><h2 id="far">Lejos de aquí</h2></main>
    </div>
  `);
  const panel = place.querySelector('late-panel') as OffcanvasPanelElement;
  await appears(place, 'late-panel[data-ready]');
  return new PanelPage(place, panel);
}

/** Returns the close buttons that are visible. */
function closeButtons(page: PanelPage): HTMLElement[] {
  const all = page.panel.shadowRoot?.querySelectorAll<HTMLElement>('[part="close"]') ?? [];
  return [...all].filter((button) => button.checkVisibility());
}

const hasFocus = (element: Element | undefined) => deepActiveElement() === element;

/** Holds the chunk of the view back; returns the function that releases it. */
function holdView(): () => void {
  let arrive = () => {};
  load = () =>
    new Promise<View>((resolve, reject) => {
      arrive = () => void panelChrome.loadView().then(resolve, reject);
    });
  return () => arrive();
}

beforeEach(() => {
  load = panelChrome.loadView;
  requests = 0;
});

describe('a panel whose view is late', () => {
  for (const dir of ['ltr', 'rtl']) {
    it(`a panel whose view is late is on screen with its content at the press, and can be closed: ${dir}`, async () => {
      const arrive = holdView();
      const page = await openLatePage(dir);
      const opening = page.opens(() => page.find('#toggle').click());
      expect({ out: page.isOut, contentSeen: page.isContentSeen }).to.deep.equal({
        out: true,
        contentSeen: true,
      });
      const [close, ...others] = closeButtons(page);
      expect([close?.ariaLabel, others.length]).to.deep.equal(['Cerrar', 0]);
      expect(hasFocus(close)).to.equal(true);
      await opening;
      expect(await page.closes(() => close?.click())).to.equal('control');
      expect(hasFocus(page.find('#toggle'))).to.equal(true);
      arrive();
    });
  }

  it('a panel whose view is late keeps the focus and its one close button in place when the view arrives', async () => {
    const arrive = holdView();
    const page = await openLatePage();
    await page.opens(() => page.find('#toggle').click());
    const [plain] = closeButtons(page);
    const before = plain?.getBoundingClientRect().toJSON() as DOMRect;
    const content = page.find('#link').getBoundingClientRect().toJSON() as DOMRect;
    arrive();
    await page.overlay();
    expect(hasFocus(plain)).to.equal(true);
    expect(closeButtons(page).map((button) => button === plain)).to.deep.equal([true]);

    await page.closes(() => sendKeys({ press: 'Escape' }));
    await page.opens(() => page.find('#toggle').click());
    const [own, ...others] = closeButtons(page);
    expect(own === plain).to.equal(false);
    expect([others.length, own?.ariaLabel]).to.deep.equal([0, 'Cerrar']);
    expect(hasFocus(own)).to.equal(true);
    expect(own?.getBoundingClientRect().toJSON()).to.deep.equal(before);
    expect(page.find('#link').getBoundingClientRect().toJSON()).to.deep.equal(content);
    expect(await page.closes(() => own?.click())).to.equal('control');
  });

  it('a panel whose view is late lays the overlay over the page and under the panel', async () => {
    const page = await openLatePage();
    await page.opens(() => page.find('#toggle').click());
    const overlay = await page.overlay();
    const root = page.panel.shadowRoot as ShadowRoot;
    const { width, left } = page.part('panel').getBoundingClientRect();
    expect(root.elementFromPoint(left + width + 10, 300) === overlay).to.equal(true);
    expect(root.elementFromPoint(left + width - 10, 300) === page.part('panel')).to.equal(true);
    expect(getComputedStyle(page.dialog, '::backdrop').backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });
});

describe('a panel that is opened again at once', () => {
  it('a panel that is opened again at once keeps the focus on its close button', async () => {
    const arrive = holdView();
    const page = await openLatePage();
    await page.opens(() => page.find('#toggle').click());
    arrive();
    await page.overlay();
    await page.closes(() => sendKeys({ press: 'Escape' }));
    const [before] = closeButtons(page);
    expect(before).to.equal(undefined);
    const opening = page.opens(() => page.find('#toggle').click());
    const [own] = closeButtons(page);
    expect(hasFocus(own)).to.equal(true);
    await opening;
    expect(closeButtons(page).map((button) => button === own)).to.deep.equal([true]);
    expect(hasFocus(own)).to.equal(true);
    await page.closes();
  });
});

describe('a panel whose view is lost', () => {
  beforeEach(() => {
    load = () => Promise.reject(new TypeError('Failed to fetch offcanvas-panel.view.js'));
  });

  it('a panel whose view is lost opens and closes by its toggle, its button, Escape, a press beside it, a script and a link', async () => {
    const page = await openLatePage();
    const toggle = page.find('#toggle');
    const sources: string[] = [];
    const errors = await errorsDuring(async () => {
      const closings = [
        () => closeButtons(page)[0]?.click(),
        () => sendKeys({ press: 'Escape' }),
        () => page.dialog.click(),
        () => page.panel.toggle(),
        () => page.find('#link').click(),
      ];
      for (const closing of closings) {
        await page.opens(() => toggle.click());
        sources.push(await page.closes(closing));
      }
    });
    expect(sources).to.deep.equal(['control', 'key', 'overlay', 'script', 'link']);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.include('<late-panel id="panel"> view').and.include('Failed to fetch');
    expect(requests).to.equal(1);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('a panel whose view is lost dims the page beside it all the same', async () => {
    const page = await openLatePage();
    await errorsDuring(() => page.opens(() => page.find('#toggle').click()));
    const { backgroundColor, opacity } = getComputedStyle(page.dialog, '::backdrop');
    expect({ isTransparent: backgroundColor === 'rgba(0, 0, 0, 0)', opacity }).to.deep.equal({
      isTransparent: false,
      opacity: '1',
    });
    await page.closes();
  });
});

describe('the view of a panel', () => {
  const signs: readonly (readonly [string, (page: PanelPage) => unknown])[] = [
    ['the pointer comes to a toggle', (page) => fire(page.find('#toggle'), 'pointerover')],
    ['the focus comes to a toggle', (page) => page.find('#toggle').focus()],
    [
      'a finger comes down at the edge',
      async (page) => {
        await appears(page.panel.shadowRoot as ShadowRoot, '.edge');
        page.swipe(page.edge, [[5, 200]]);
      },
    ],
  ];
  const fire = (target: Element, type: string) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true }));

  for (const [sign, act] of signs) {
    it(`the view of a panel is fetched when ${sign}, once and not before`, async () => {
      const page = await openLatePage();
      fire(page.find('#far'), 'pointerover');
      expect(requests).to.equal(0);
      await act(page);
      await page.overlay();
      expect({ requests, isOut: page.isOut }).to.deep.equal({ requests: 1, isOut: false });

      await page.opens(() => page.find('#toggle').click());
      const [own, ...others] = closeButtons(page);
      expect(own?.parentElement?.localName).to.equal('offcanvas-panel-view');
      expect([others.length, requests]).to.deep.equal([0, 1]);
      expect(hasFocus(own)).to.equal(true);
      await page.closes();
    });
  }

  it('the view of a panel goes with the panel', async () => {
    const page = await openLatePage();
    page.find('#toggle').focus();
    await page.overlay();
    page.panel.remove();
    await Promise.resolve();
    expect(page.panel.shadowRoot?.querySelectorAll('offcanvas-panel-view')).to.have.length(0);
  });
});
