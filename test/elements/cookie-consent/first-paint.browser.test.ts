import { expect, fixture, html } from '@open-wc/testing';
import { clearCookies, kept } from './consent-page.js';
import { halfPixel } from '../../pixels.js';

const folder = new URL('../../../elements/cookie-consent/', import.meta.url);
const words = 'Usamos cookies necesarias para que el sitio funcione, y con tu permiso otras. '.repeat(5);
const markup = html`<div>
  <h2>Tu privacidad</h2>
  <p>${words}<a href="/privacidad">Privacidad</a></p>
  <div>
    <button type="button" data-consent="accept">Aceptar</button>
    <button type="button" data-consent="reject">Rechazar</button>
    <button type="button" data-consent="settings">Configurar</button>
  </div>
</div>`;

/** A frame in which no tag is defined yet, with the mark that the inline stub sets. */
class Page {
  readonly #document: Document;
  readonly #tag: HTMLElement;

  constructor(document: Document, tag: HTMLElement) {
    this.#document = document;
    this.#tag = tag;
  }

  static async open(mark: string, width = 800, height = 600): Promise<Page> {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe width=${width} height=${height}></iframe>`);
    const document = frame.contentDocument as Document;
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('themes/first-paint.css', folder).href;
    const isThere = new Promise((resolve) => sheet.addEventListener('load', resolve));
    document.head.append(sheet);
    if (mark) document.documentElement.dataset['rsConsent'] = mark;
    const tag = document.createElement('cookie-consent');
    tag.append(...(await fixture(markup)).cloneNode(true).childNodes);
    document.body.append(tag);
    await isThere;
    return new Page(document, tag);
  }

  get isShown(): boolean {
    return this.#tag.querySelector('h2')?.checkVisibility() ?? false;
  }

  /** Position of the banner: of the tag itself before its script has loaded, then of its chrome. */
  get box(): DOMRect {
    const banner = this.#tag.shadowRoot?.querySelector('[part~="banner"]') ?? this.#tag;
    return banner.getBoundingClientRect();
  }

  /** Adds a rule to the page's own style sheet. */
  style(rule: string): void {
    const sheet = this.#document.createElement('style');
    sheet.textContent = rule;
    this.#document.head.prepend(sheet);
  }

  get buttons(): readonly DOMRect[] {
    return [...this.#tag.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  }

  /** Loads the script of the tag and waits for its core. */
  async load(): Promise<void> {
    const script = this.#document.createElement('script');
    script.type = 'module';
    script.src = new URL('define.ts', folder).href;
    this.#document.head.append(script);
    await new Promise((resolve) => script.addEventListener('load', resolve));
    await new Promise((resolve) => (this.#tag as unknown as Waiting).withCore(resolve));
  }
}

interface Waiting {
  withCore(task: (core: unknown) => void): void;
}

describe('<cookie-consent> first paint', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  for (const [width, height] of [
    [1280, 700],
    [320, 640],
    [640, 320],
  ] as const)
    it(`<cookie-consent> before its script is in its place at ${width} × ${height}, and stays there`, async () => {
      const page = await Page.open('ask', width, height);
      expect(page.isShown).to.equal(true);
      const before = page.box;
      await page.load();
      expect({ isShown: page.isShown, box: page.box.toJSON() }).to.deep.equal({
        isShown: true,
        box: before.toJSON(),
      });
    });

  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [400, 250],
  ] as const)
    it(`<cookie-consent> before its script leaves the page to be read at ${width} × ${height}, with all answers in sight`, async () => {
      const page = await Page.open('ask', width, height);
      await page.load();
      const { top, bottom, height: own } = page.box;
      expect(own / height).to.be.at.most(height > 600 ? 0.45 : 0.65);
      for (const button of page.buttons)
        expect({
          belowTop: button.top >= top - halfPixel,
          aboveBottom: button.bottom <= bottom + halfPixel,
          wideEnough: button.width > 24,
        }).to.deep.equal({ belowTop: true, aboveBottom: true, wideEnough: true });
    });

  it('<cookie-consent> before its script has buttons of 44 pixels where no sheet styles them, before the script and after it', async () => {
    const page = await Page.open('ask', 360, 640);
    const areLarge = () => page.buttons.every(({ width, height }) => width >= 44 && height >= 44);
    expect(areLarge()).to.equal(true);
    await page.load();
    expect(areLarge()).to.equal(true);
  });

  it('<cookie-consent> before its script leaves the size of the buttons to the page’s own sheet, wherever it stands', async () => {
    const page = await Page.open('ask', 360, 640);
    page.style('button { min-height: 60px }');
    expect(page.buttons.map(({ height }) => height)).to.deep.equal([60, 60, 60]);
  });

  it('<cookie-consent> before its script goes at a press, which is done as soon as the script has loaded', async () => {
    const page = await Page.open('accept');
    expect(page.isShown).to.equal(false);
    await page.load();
    expect({ isShown: page.isShown, kept: kept() }).to.deep.equal({
      isShown: false,
      kept: 'necessary,preferences,statistics',
    });
  });

  it('<cookie-consent> before its script takes no press for an answer that the visitor has given otherwise since', async () => {
    const page = await Page.open('accept');
    document.cookie = `rs_consent=1.0.${Math.floor(Date.now() / 1000)}.a1.necessary; path=/`;
    await page.load();
    expect(kept()).to.equal('necessary');
  });

  it('<cookie-consent> before its script is not seen by a visitor who has answered, or who runs no scripts', async () => {
    expect((await Page.open('')).isShown).to.equal(false);
  });
});
