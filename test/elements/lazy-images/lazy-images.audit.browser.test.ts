import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { appears } from '../../shared/appears.js';
import { errorsDuring } from '../../shared/record-console.js';
import { broken, framed, openPage, picture, placeholder, shown } from './lazy-page.js';

function page(dir: string) {
  return html`
    <main dir=${dir}>
      <h1>Houses</h1>
      <lazy-images>
        <ul>
          <li>
            <img
              id="house"
              class="jspeed-img-lazyload"
              src=${placeholder}
              data-src=${picture()}
              style="max-inline-size: 100%; block-size: auto"
              width="400"
              height="200"
              alt="A house"
            />
          </li>
          <li><img class="jspeed-img-lazyload" data-src=${broken} alt="A tree" /></li>
        </ul>
        <iframe
          id="frame"
          class="jspeed-img-lazyload"
          style="inline-size: 100%; border: 0"
          data-src=${framed}
          title="Map"
        ></iframe>
      </lazy-images>
    </main>
  `;
}

describe('<lazy-images> audit', () => {
  let axe: Axe;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const width of [320, 768, 1280]) {
    for (const dir of ['ltr', 'rtl']) {
      it(`<lazy-images> has no violation at ${width} px, ${dir}, with images loaded and not`, async () => {
        await setViewport({ width, height: 800 });
        await errorsDuring(async () => {
          const place = await openPage(page(dir));
          await Promise.all([shown(place, 'house'), shown(place, 'frame'), appears(place, '.lazyerror')]);
          expect(await violationsOf(axe, place)).to.deep.equal([]);
        });
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }
  }
});
