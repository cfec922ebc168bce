import { expect, html } from '@open-wc/testing';
import { openPage, picture, type BoxPage } from '../box-page.js';
import { closed } from '../visitor.js';

const photo = (id: string, number: number, caption = '') => html`
  <figure class="wp-block-image">
    <a id=${id} href=${picture(number)}><img src="/demo/assets/map.svg" alt="" width="40" height="30" /></a>
    ${caption && html`<figcaption>${caption}</figcaption>`}
  </figure>
`;

/** Markup of a page editor: galleries, single figures and plain links, without any options for a viewer. */
const article = html`
  <media-box lang="es" group="auto" history="items">
    <p><a id="text" href="/aviso-legal">Un enlace del texto</a></p>
    <a id="loose" href=${picture(1)}>Suelta</a>
    <figure class="wp-block-gallery has-nested-images">
      ${[photo('w1', 2, 'La sala'), photo('w2', 3)]}
      <figcaption class="blocks-gallery-caption">La consulta</figcaption>
    </figure>
    <figure id="plain-gallery">
      <a id="f1" href=${picture(4)}>Una</a>
      <a id="f2" href=${picture(5)}>Dos</a>
      <a id="f3" href=${picture(6)}>Tres</a>
    </figure>
    ${photo('alone', 7)}
    <figure>
      <a id="thumb" href=${picture(8)}><img src="/demo/assets/map.svg" alt="" width="40" height="30" /></a>
      <figcaption><a href=${picture(8)}>La misma</a></figcaption>
    </figure>
    <a id="named" data-mediabox="group[otras]" href=${picture(9)}>Con nombre</a>
    <a id="single" class="jcepopup nogroup" href=${picture(10)}>Sola</a>
    <a id="film" data-mediabox href="/demo/assets/patio.webm">Un vídeo</a>
  </media-box>
`;

describe('a gallery in which no link names a group', () => {
  let page: BoxPage;

  afterEach(() => closed(page));

  for (const [what, id, counter, hash] of [
    ['the links of a gallery block', 'w2', '2 / 2', '#media=auto-1/2'],
    ['the links of a figure', 'f2', '2 / 3', '#media=auto-2/2'],
    ['a link of the text', 'loose', '1 / 4', '#media=auto/1'],
    ['figures of one picture each', 'alone', '2 / 4', '#media=auto/2'],
    ['a picture and its caption that lead to one address', 'thumb', '3 / 4', '#media=auto/3'],
    ['a video with a mark', 'film', '4 / 4', '#media=auto/4'],
  ] as const)
    it(`a gallery in which no link names a group has ${what} together`, async () => {
      page = await openPage(article);
      await page.open(id);
      await page.has('[part="counter"]', counter);
      expect(location.hash).to.equal(hash);
    });

  for (const id of ['named', 'single'])
    it(`a gallery in which no link names a group leaves the link "${id}" what its author says of it`, async () => {
      page = await openPage(article);
      await page.open(id);
      await page.has('.picture');
      expect(page.part('counter') === null).to.equal(true);
    });

  it('a gallery in which no link names a group leaves links to other pages alone, and pictures without the attribute', async () => {
    page = await openPage(article);
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay);
    page.link('text').click();
    expect(page.dialog === null).to.equal(true);
    page.box.group = '';
    page.link('loose').click();
    expect(page.dialog === null).to.equal(true);
    removeEventListener('click', stay);
  });

  it('a gallery in which no link names a group opens from an address of an item', async () => {
    history.replaceState(null, '', '#media=auto-2/3');
    page = await openPage(article);
    await page.has('[part="counter"]', '3 / 3');
    await closed(page);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('a gallery in which no link names a group is every figure of the document by itself with scope="document"', async () => {
    page = await openPage(html`
      <figure><a id="d1" href=${picture(11)}>Una</a><a href=${picture(12)}>Dos</a></figure>
      <a href=${picture(13)}>Otra</a>
      <media-box lang="es" group="auto" scope="document"></media-box>
    `);
    await page.open('d1');
    await page.has('[part="counter"]', '1 / 2');
  });
});

describe('the words under a picture', () => {
  let page: BoxPage;

  afterEach(() => closed(page));

  it('the words under a picture are its caption in the viewer, and a gallery’s are not', async () => {
    page = await openPage(article);
    await page.open('w1');
    await page.has('[part="caption"]', 'La sala');
    page.part('next')?.click();
    await page.has('[part="counter"]', '2 / 2');
    expect(page.part('caption') === null).to.equal(true);
  });

  it('the words under a picture may be in any element that a glightbox link names, and are text', async () => {
    page = await openPage(html`
      <media-box lang="es">
        <a id="one" class="glightbox" data-glightbox="title: Una; description: .words-1" href=${picture(14)}
          >1</a
        >
        <a class="glightbox" data-description="#words-2" href=${picture(15)}>2</a>
      </media-box>
      <div class="glightbox-desc words-1" hidden>
        <p>La <b>sala</b> de día</p>
      </div>
      <div class="glightbox-desc" id="words-2" hidden>&lt;b&gt;La puerta&lt;/b&gt;</div>
    `);
    await page.open('one');
    await page.has('[part="caption"]', 'La sala de día');
    page.part('next')?.click();
    await page.has('[part="caption"]', '<b>La puerta</b>');
    expect(page.root.querySelector('[part="caption"] b') === null).to.equal(true);
  });
});
