import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openPage, picture, type BoxPage } from '../box-page.js';
import { closed, pictureOf } from '../visitor.js';
import { halfPixel } from '../../../pixels.js';

/** Page with one link with this size and type. */
const sized = (options: string, href = picture(30)) => html`
  <media-box lang="es" transition-ms="0">
    <a id="one" class="jcepopup" data-mediabox=${options} href=${href}>Una</a>
  </media-box>
  <div id="piece"><p>Un trozo de la página.</p></div>
`;

describe('an item with a width and a height of its own', () => {
  let page: BoxPage;

  async function shown(selector: string, ...what: Parameters<typeof sized>): Promise<DOMRect> {
    page = await openPage(sized(...what));
    await page.open('one');
    const item = await page.has(`[part="content"] > ${selector}`);
    return item.getBoundingClientRect();
  }

  afterEach(async () => {
    await closed(page);
    await setViewport({ width: 800, height: 600 });
  });

  for (const [kind, selector, type, href] of [
    ['a picture', '.picture', 'image', picture(30)],
    ['a video', 'video', 'video/mp4', '/demo/assets/patio.webm'],
    ['a page in a frame', 'iframe', 'iframe', '/test/elements/media-box/media/sample-page.html'],
    ['a page of this site', '.own', 'ajax', '/test/elements/media-box/media/sample-page.html'],
    ['an element of the page', '.own', 'dom', '#piece'],
  ] as const)
    it(`an item with a width and a height of its own has that size as ${kind}`, async () => {
      const { width, height } = await shown(selector, `width[300];height[200];type[${type}]`, href);
      expect([width, height]).to.deep.equal([300, 200]);
    });

  it('an item with a width and a height of its own is never larger than its place in a phone’s window', async () => {
    await setViewport({ width: 360, height: 740 });
    await shown('.picture', 'width[2000];height[3000]');
    const { width, height } = (await pictureOf(page)).getBoundingClientRect();
    const place = page.part('content') as HTMLElement;
    expect(width).to.be.at.most(place.clientWidth + halfPixel);
    expect(height).to.be.at.most(place.clientHeight + halfPixel);
    expect(page.dialog?.scrollWidth).to.be.at.most(360);
  });

  it('an item with a width and a height of its own has a share of the window where the author writes per cent', async () => {
    expect((await shown('.picture', 'width[50%]')).width).to.equal(400);
  });

  it('an item with a width and a height of its own keeps its form: a picture is never stretched', async () => {
    await shown('.picture', 'width[300];height[300]');
    expect(getComputedStyle(await pictureOf(page)).objectFit).to.equal('contain');
  });

  it('an item with a width and a height of its own has them from the frame of the click on, where the viewer has loaded', async () => {
    await shown('.picture', 'width[300];height[200]');
    await closed(page);
    page.link('one').click();
    const first = page.root.querySelector('.first') as HTMLElement;
    expect([first.offsetWidth, first.offsetHeight]).to.deep.equal([300, 200]);
  });
});

describe('the name of the open viewer', () => {
  it('the name of the open viewer is the title of the item on show, what its picture shows, or that it is a viewer', async () => {
    const page = await openPage(html`
      <media-box lang="es">
        <a id="one" data-mediabox="group[g]" title="La sala" href=${picture(31)}>Una</a>
        <a data-mediabox="group[g]" href=${picture(32)}><img src="/demo/assets/map.svg" alt="Un plano" /></a>
        <a data-mediabox="group[g]" href=${picture(33)}>Otra</a>
      </media-box>
    `);
    await page.open('one');
    for (const name of ['La sala', 'Un plano', 'Visor']) {
      expect(page.dialog?.ariaLabel).to.equal(name);
      page.press('ArrowRight');
    }
    await closed(page);
    page.link('one').click();
    expect(page.dialog?.ariaLabel, 'in the frame of the click').to.equal('La sala');
    await closed(page);
  });
});
