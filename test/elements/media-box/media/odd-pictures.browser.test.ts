import { expect, html } from '@open-wc/testing';
import { openPage, type BoxPage } from '../box-page.js';
import { closed } from '../visitor.js';
import { halfPixel } from '../../../pixels.js';

const files = '/test/elements/media-box/media';

describe('<media-box> odd pictures', () => {
  let page: BoxPage;

  async function open(file: string, options = ''): Promise<void> {
    page = await openPage(html`
      <media-box lang="es" transition-ms="0">
        <a id="one" class="jcepopup" data-mediabox=${options} href=${`${files}/${file}`}>Una</a>
      </media-box>
    `);
    await page.open('one');
  }

  /** Returns the picture once it is on show, in place of the first one. */
  async function shown(): Promise<HTMLImageElement> {
    return (await page.has('[part="content"]:not(:has(.first)) > .picture')) as HTMLImageElement;
  }

  afterEach(() => closed(page));

  for (const options of ['', 'width[300];height[200]'])
    it(`a picture of an unusual size is an error of the item where it is an SVG without a size (${options || 'no size in the link'})`, async () => {
      await open('zero-size.svg', options);
      await page.has('[part="error"]', 'No se ha podido mostrar');
      expect(page.part('zoom')).to.equal(null);
    });

  it('a picture of an unusual size has the form of its view box where it is an SVG with nothing else', async () => {
    await open('view-box-only.svg');
    const { width, height } = (await shown()).getBoundingClientRect();
    expect(width / height).to.be.closeTo(4 / 3, 0.01);
    expect(page.part('error')).to.equal(null);
  });

  it('a picture of an unusual size is read in its natural size by one press where it is a long strip', async () => {
    await open('tall.svg');
    const picture = await shown();
    page.part('zoom')?.click();
    for (const animation of picture.getAnimations()) animation.finish();
    expect(picture.getBoundingClientRect().width).to.be.closeTo(200, halfPixel);
  });
});
