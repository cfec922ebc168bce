import { expect, html } from '@open-wc/testing';
import { until } from '../../../shared/until.js';
import { openPage, picture, type BoxPage } from '../box-page.js';
import { closed } from '../visitor.js';

const slide = (id: string, number: number, isClone = false) => html`
  <div
    class="swiper-slide ${isClone ? 'swiper-slide-duplicate' : ''}"
    aria-hidden=${isClone ? 'true' : 'false'}
  >
    <a id=${id} class="jcepopup" data-mediabox="group[g]" href=${picture(number)}
      ><img src="/demo/assets/map.svg" alt=${`Foto ${number}`} width="50" height="50"
    /></a>
  </div>
`;

/** A carousel with copies: of its last slide before the first, and of its first after the last. */
const carousel = html`
  <media-box lang="es">
    <div class="swiper">
      ${[slide('l0', 3, true), slide('l1', 1), slide('l2', 2), slide('l3', 3), slide('l4', 1, true)]}
    </div>
  </media-box>
`;

describe('<media-box> copies', () => {
  let page: BoxPage;
  const at = (words: string) => page.has('[part="counter"]', words);
  const shown = () => page.part('content')?.querySelector<HTMLImageElement>('.picture')?.alt;

  afterEach(() => closed(page));

  it('links to one item count once in a carousel, in the order of its slides', async () => {
    page = await openPage(carousel);
    await page.open('l1');
    await at('1 / 3');
    const seen = [shown()];
    for (const words of ['2 / 3', '3 / 3']) {
      page.part('next')?.click();
      await at(words);
      seen.push(shown());
    }
    expect(seen).to.deep.equal(['Foto 1', 'Foto 2', 'Foto 3']);
  });

  for (const [id, words] of [
    ['l0', '3 / 3'],
    ['l4', '1 / 3'],
  ] as const)
    it(`links to one item open at the item itself from the clone ${id}`, async () => {
      page = await openPage(carousel);
      await page.open(id);
      await at(words);
    });

  it('links to one item count once as a small picture and a text link, which have the words of both', async () => {
    page = await openPage(html`
      <media-box lang="es" navigation="thumbnails">
        <a id="words" class="jcepopup" rel="group[g]" title="La sala" href=${picture(41)}>La sala</a>
        <a id="small" class="jcepopup" rel="group[g]" href=${picture(41)}
          ><img src="/demo/assets/map.svg" alt="Una sala" width="40" height="30"
        /></a>
        <a class="jcepopup" rel="group[g]" href=${picture(42)}>Otra</a>
      </media-box>
    `);
    await page.open('small');
    await at('1 / 2');
    await page.has('[part="title"]', 'La sala');
    const [first] = page.root.querySelectorAll('[part~="thumbnail"] > img');
    expect(first?.getAttribute('src')).to.include('map.svg');
  });

  it('links to one item are two where they are of two groups, or of none', async () => {
    page = await openPage(html`
      <media-box lang="es" history="items">
        <a id="one" class="jcepopup" rel="group[g]" href=${picture(43)}>Una</a>
        <a class="jcepopup" rel="group[g]" href=${picture(44)}>Dos</a>
        <a class="jcepopup" rel="group[h]" href=${picture(43)}>Una</a>
        <a class="jcepopup" href=${picture(43)}>Una</a>
        <a id="last" class="jcepopup" href=${picture(43)}>Una</a>
      </media-box>
    `);
    await page.open('one');
    await at('1 / 2');
    await closed(page);
    await page.open('last');
    // The entry of the group is left in a task of the browser.
    await until(() => location.hash === '#media=2');
  });

  it('links to one item have one address in the browser’s history', async () => {
    page = await openPage(carousel);
    page.box.history = 'items';
    await page.open('l0');
    expect(location.hash).to.equal('#media=g/3');
  });
});
