import { expect, fixture, html } from '@open-wc/testing';
import { WfMediabox } from '../../../elements/media-box/wf-mediabox.js';
import type { MediaBoxElement } from '../../../elements/media-box/media-box.shell.js';
import '../../../elements/media-box/define.js';
import { appears } from '../../shared/appears.js';
import { BoxPage, gallery, next, openPage, picture } from './box-page.js';

describe('<media-box> wf mediabox', () => {
  afterEach(() => {
    for (const box of document.querySelectorAll('media-box')) box.remove();
  });

  it('a page that calls the viewer by its old names finds all of them', () => {
    for (const name of ['WfMediabox', 'WFMediaBox', 'jcepopup'])
      expect(Reflect.get(globalThis, name), name).to.equal(WfMediabox);
  });

  it('a page that calls the viewer by its old names has the usual overlay and scrolling where the page sends the settings’ initial values', () => {
    WfMediabox.init({ overlay: 1, overlay_opacity: 0, overlay_color: '', scrolling: '0' });
    const { overlayOpacity, scrolling, withoutOverlay } = document.querySelector(
      'media-box',
    ) as MediaBoxElement;
    expect({ overlayOpacity, scrolling, withoutOverlay }).to.deep.equal({
      ...{ overlayOpacity: 0.8, scrolling: 'fixed', withoutOverlay: false },
    });
  });

  it('a page that calls the viewer by its old names opens an address, and closes it', async () => {
    const page = await openPage();
    WfMediabox.open(picture(31), '<b>Una foto</b>');
    await page.has('[part="title"]', '<b>Una foto</b>');
    WfMediabox.close();
    expect(page.dialog === null).to.equal(true);
  });

  it('a page that calls the viewer by its old names opens a link of the page', async () => {
    const page = await openPage(html`${gallery}<a id="other" title="Fuera" href=${picture(32)}>Fuera</a>`);
    WfMediabox.open(page.link('other'));
    await page.has('[part="title"]', 'Fuera');
  });

  it('a page that calls the viewer by its old names makes the links of the document open, by the old settings', async () => {
    const place = await fixture<HTMLElement>(
      html`<p><a id="old" rel="lightbox" href=${picture(33)}>Vieja</a></p>`,
    );
    WfMediabox.init({
      theme: 'shadow',
      overlay: 0,
      close: 1,
      autoplay: 4,
      lightbox: 1,
      labels: { close: 'Salir' },
    });
    const box = document.querySelector('media-box') as MediaBoxElement;
    expect({
      scope: box.scope,
      theme: box.theme,
      withoutOverlay: box.withoutOverlay,
      closeMode: box.closeMode,
      autoplaySeconds: box.autoplaySeconds,
      convert: box.convert,
      navigation: box.navigation,
      overlayOpacity: box.overlayOpacity,
    }).to.deep.equal({
      scope: 'document',
      theme: 'shadow',
      withoutOverlay: true,
      closeMode: 1,
      autoplaySeconds: 4,
      convert: 'lightbox',
      navigation: 'pages',
      overlayOpacity: 0.8,
    });
    await new Promise<void>((resolve) => box.withCore(() => resolve()));
    const page = new BoxPage(place, box);
    await page.open('old');
    expect(page.part('close')?.ariaLabel).to.equal('Salir');
  });

  it('a page that calls the viewer by its old names has a viewer even where no tag is in the page', async () => {
    const opened = next(document.body, 'media-box-opened');
    WfMediabox.open(picture(34));
    await opened;
    const box = document.querySelector('media-box') as MediaBoxElement;
    await appears(box.shadowRoot as ShadowRoot, '[part="content"] > img');
  });
});
