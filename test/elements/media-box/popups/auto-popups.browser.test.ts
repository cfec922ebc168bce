import { expect, html } from '@open-wc/testing';
import type { MediaBoxElement } from '../../../../elements/media-box/media-box.shell.js';
import { appears } from '../../../shared/appears.js';
import { until } from '../../../shared/until.js';
import { type BoxPage, next, openPage, picture } from '../box-page.js';

/** Page whose picture opens by itself; each number is another picture. */
const popup = (number: number, kind: 'single' | 'multiple', privacy: '' | 'strict' = '') => html`
  <media-box lang="es" privacy=${privacy}>
    <a class="jcepopup autopopup-${kind}" href=${picture(number)}>Aviso</a>
  </media-box>
`;

const forDays = (number: number) => html`
  <media-box lang="es" popup-days="30">
    <a class="jcepopup autopopup-single" href=${picture(number)}>Aviso</a>
  </media-box>
`;

/** Opens another popup: by then the first one would be open, and is not. */
async function openAnother(page: BoxPage): Promise<void> {
  const multiple = await openPage(popup(199, 'multiple'));
  await multiple.has('dialog[open]');
  expect(page.dialog === null).to.equal(true);
}

const keptForDays = () => Object.keys(localStorage).filter((key) => key.startsWith('wf_mediabox_'));
const stored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('wf_mediabox_'));

describe('<media-box> auto popups', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('a visitor of a page with a picture that opens by itself sees it, once', async () => {
    const first = await openPage(popup(101, 'single'));
    await first.has('dialog[open]');
    expect(stored()).to.have.length(1);
    expect(stored()[0]).to.have.length('wf_mediabox_'.length + 24);
    first.place.remove();

    const second = await openPage(html`${popup(101, 'single')}${popup(102, 'multiple')}`);
    const [, other] = second.place.querySelectorAll('media-box');
    await appears((other as MediaBoxElement).shadowRoot as ShadowRoot, 'dialog[open]');
    expect(second.dialog === null).to.equal(true);
  });

  it('a visitor of a page with a picture that opens by itself does not miss it while the browser only prerenders the page', async () => {
    const native = Object.getOwnPropertyDescriptor(Document.prototype, 'prerendering');
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true });
    const page = await openPage(popup(198, 'single'));
    await until(() => page.box.hasCore);
    if (native) Object.defineProperty(Document.prototype, 'prerendering', native);
    else Reflect.deleteProperty(Document.prototype, 'prerendering');
    await openAnother(page);
    expect(stored()).to.deep.equal([]);
    for (const box of document.querySelectorAll('media-box')) if (box !== page.box) box.remove();
    await Promise.resolve();
    document.dispatchEvent(new Event('prerenderingchange'));
    await page.has('dialog[open]');
    expect(stored()).to.have.length(1);
  });

  it('a visitor of a page with a picture that opens by itself sees it at every visit where the author wants that', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await openPage(popup(103, 'multiple'));
      await page.has('dialog[open]');
      page.place.remove();
    }
    expect(stored()).to.deep.equal([]);
  });

  it('a visitor of a page with a picture that opens by itself sees it once where a carousel has cloned its link', async () => {
    const link = (number: number) => html`
      <a class="jcepopup autopopup-multiple" title=${`Aviso ${number}`} href=${picture(number)}>Aviso</a>
    `;
    const page = await openPage(html`<media-box lang="es">${[151, 151, 152].map(link)}</media-box>`);
    await page.has('[part="title"]', 'Aviso 151');
    page.box.close();
    await page.has('[part="title"]', 'Aviso 152');
    page.box.close();
  });

  it('a visitor of a page with a picture that opens by itself leaves no trace with strict privacy', async () => {
    const page = await openPage(popup(104, 'single', 'strict'));
    await page.has('dialog[open]');
    expect(stored()).to.deep.equal([]);
  });

  it('a visitor of a page with a picture that opens by itself sees it where the browser keeps nothing (storage-01)', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const page = await openPage(popup(105, 'single'));
      await page.has('dialog[open]');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('a visitor of a page with a picture that opens by itself sees several one after the other, never one over another', async () => {
    const page = await openPage(html`
      ${popup(106, 'multiple')}
      <media-box lang="es">
        <a class="jcepopup autopopup-multiple" title="Dos" href=${picture(107)}>Dos</a>
        <a class="jcepopup" data-mediabox="autopopup[single];title[Tres]" href=${picture(108)}>Tres</a>
      </media-box>
    `);
    const boxes = [...page.place.querySelectorAll('media-box')] as MediaBoxElement[];
    const open = () => boxes.filter(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]'));
    const titles: string[] = [];
    for (let shown = 0; shown < 3; shown += 1) {
      if (open().length === 0) await next(document.body, 'media-box-opened');
      expect(open()).to.have.length(1);
      const [box] = open();
      await appears(box?.shadowRoot as ShadowRoot, '.chrome [role="status"]');
      titles.push(box?.shadowRoot?.querySelector('[part="title"]')?.textContent ?? '');
      box?.close();
    }
    expect([...titles].sort()).to.deep.equal(['', 'Dos', 'Tres']);
    expect(open()).to.have.length(0);
  });

  it('a visitor of a page with a picture that opens by itself is not remembered for days before the visitor has agreed to preferences', async () => {
    const first = await openPage(forDays(109));
    await first.has('dialog[open]');
    expect([stored().length, keptForDays().length]).to.deep.equal([1, 0]);
  });

  it('a visitor of a page with a picture that opens by itself is remembered for days where the visitor has agreed', async () => {
    document.cookie = `rs_consent=1.0.${Math.trunc(Date.now() / 1000)}.x.necessary,preferences; path=/`;
    const first = await openPage(forDays(110));
    await first.has('dialog[open]');
    expect([stored().length, keptForDays().length]).to.deep.equal([0, 1]);
    document.cookie = 'rs_consent=; path=/; max-age=0';
  });

  it('a visitor of a page with a picture that opens by itself is not shown what stands where the memory should be (storage-03)', async () => {
    const first = await openPage(popup(111, 'single'));
    await first.has('dialog[open]');
    const [key = ''] = stored();
    sessionStorage.setItem(key, '<img src=x onerror=__pwned=1>');
    localStorage.setItem(key, '<img src=x onerror=__pwned=1>');
    first.place.remove();
    const second = await openPage(popup(111, 'single'));
    await openAnother(second);
    expect(Reflect.get(globalThis, '__pwned')).to.equal(undefined);
    expect(second.root.querySelector('img[src="x"]') === null).to.equal(true);
  });

  it('a visitor of a page with a picture that opens by itself sees it once a page where the browser has no storage at all (storage-05)', async () => {
    const before = Object.getOwnPropertyDescriptors(globalThis);
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, { get: () => null, configurable: true });
    try {
      const first = await openPage(popup(112, 'single'));
      await first.has('dialog[open]');
      first.place.remove();
      const second = await openPage(popup(112, 'single'));
      await openAnother(second);
    } finally {
      for (const name of ['sessionStorage', 'localStorage'] as const)
        Object.defineProperty(globalThis, name, before[name]);
    }
  });
});
