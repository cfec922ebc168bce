import { expect, html } from '@open-wc/testing';
import { openPage, picture } from '../box-page.js';
import { closed } from '../visitor.js';

const gallery = html`
  <media-box lang="es">
    <a id="kept" data-mediabox="group[g];download[true]" href=${picture(911)}>Una</a>
    <a data-mediabox="group[g]" href=${picture(912)}>Otra</a>
    <a id="unknown" data-mediabox="download[true]" href="javascript:void(0)">Ninguna</a>
  </media-box>
`;

describe('<media-box> download', () => {
  it('a visitor who keeps a file has a link to the very file, with a name', async () => {
    const page = await openPage(gallery);
    await page.open('kept');
    const link = (await page.has('[part="download"]')) as HTMLAnchorElement;
    expect(link.href).to.equal(`${location.origin}${picture(911)}`);
    expect({ isDownload: link.hasAttribute('download'), rel: link.rel }).to.deep.equal({
      isDownload: true,
      rel: 'noopener',
    });
    expect(link.getAttribute('aria-label')).to.equal('Descargar');
    await closed(page);
  });

  it('a visitor who keeps a file stays in the viewer', async () => {
    const page = await openPage(gallery);
    await page.open('kept');
    const link = await page.has('[part="download"]');
    let isFollowed = false;
    addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.click();
    expect({ isFollowed, isOpen: page.dialog?.open }).to.deep.equal({ isFollowed: true, isOpen: true });
    await closed(page);
  });

  it('a visitor who keeps a file has no such link for a file that the author does not give', async () => {
    const page = await openPage(gallery);
    await page.open('kept');
    page.part('next')?.click();
    await page.has('[part="counter"]', '2 / 2');
    expect(page.part('download') === null).to.equal(true);
    await closed(page);
  });

  it('a visitor who keeps a file has no such link for an address that is no file of the web', async () => {
    const page = await openPage(gallery);
    await page.open('unknown');
    await page.has('[part="error"]');
    expect(page.part('download') === null).to.equal(true);
    await closed(page);
  });
});
