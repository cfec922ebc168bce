import { expect, html } from '@open-wc/testing';
import { next, openPage, picture } from '../box-page.js';

/** A page whose picture opens by itself; the number makes it one that was never seen. */
const popup = (number: number, kind: 'single' | 'multiple', privacy: '' | 'strict' = '') => html`
  <media-box lang="es" privacy=${privacy}>
    <a class="jcepopup autopopup-${kind}" href=${picture(number)}>Aviso</a>
  </media-box>
`;

const stored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('wf_mediabox_'));

describe('a visitor of a page with a picture that opens by itself', () => {
  afterEach(() => sessionStorage.clear());

  it('sees it, once', async () => {
    const first = await openPage(popup(101, 'single'));
    await first.has('dialog[open]');
    expect(stored()).to.have.length(1);
    expect(stored()[0]).to.have.length('wf_mediabox_'.length + 24);
    first.place.remove();

    const second = await openPage(html`${popup(101, 'single')}${popup(102, 'multiple')}`);
    const [, other] = second.place.querySelectorAll('media-box');
    await next(other as HTMLElement, 'media-box-opened');
    expect(second.dialog).to.equal(null);
  });

  it('sees it at every visit where the author wants that', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await openPage(popup(103, 'multiple'));
      await page.has('dialog[open]');
      page.place.remove();
    }
    expect(stored()).to.deep.equal([]);
  });

  it('leaves no trace with strict privacy', async () => {
    const page = await openPage(popup(104, 'single', 'strict'));
    await page.has('dialog[open]');
    expect(stored()).to.deep.equal([]);
  });

  it('sees it where the browser keeps nothing (storage-01)', async () => {
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
});
