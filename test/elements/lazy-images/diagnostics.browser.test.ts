import { expect, html } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { nextError } from '../../shared/next-error.js';
import { errorsDuring } from '../../shared/record-console.js';
import { broken, find, framed, openPage, picture, placeholder, shown, stateOf, tagIn } from './lazy-page.js';

/** Address of a frame of another origin: the same page by the server's other host name. */
const framedElsewhere = Object.assign(new URL(framed), {
  hostname: location.hostname === 'localhost' ? '127.0.0.1' : 'localhost',
}).href;

describe('<lazy-images> diagnostics', () => {
  it('<lazy-images> keeps the alternative text of an image that fails to load, and names it once an address', async () => {
    let reported = 0;
    const errors = await errorsDuring(async () => {
      const place = await openPage(html`
        <lazy-images>
          <img class="jspeed-img-lazyload" data-src=${broken} alt="A house" />
          <img class="jspeed-img-lazyload" data-src=${broken} alt="A tree" />
        </lazy-images>
      `);
      place.addEventListener('lazy-images-loaded', () => (reported += 1));
      await appears(place, 'img.lazyerror + img.lazyerror');
      expect([...place.querySelectorAll('img')].map(({ alt }) => alt)).to.deep.equal(['A house', 'A tree']);
    });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain(`Error in file: ${broken}. Error: it did not load`);
    expect(reported).to.equal(0);
  });

  it('<lazy-images> where something is wrong shows the server’s other image instead', async () => {
    const address = picture();
    await errorsDuring(async () => {
      const place = await openPage(html`
        <lazy-images>
          <img class="jspeed-img-lazyload" data-src=${broken} data-fallback=${address} alt="A house" />
        </lazy-images>
      `);
      const image = (await appears(place, 'img.lazyerror')) as HTMLImageElement;
      expect(image.src).to.equal(address);
    });
  });

  it('<lazy-images> where something is wrong goes on with other images', async () => {
    await errorsDuring(async () => {
      const place = await openPage(html`
        <lazy-images>
          <img class="jspeed-img-lazyload" data-src=${broken} alt="" />
          <div class="jspeed-img-lazyload" data-bg=${broken}></div>
          <img id="good" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        </lazy-images>
      `);
      await shown(place, 'good');
      await appears(place, 'div.lazyerror');
      expect(find<HTMLElement>(place, 'div.lazyerror').style.backgroundImage).to.equal('');
    });
  });

  const script = 'javascript:parent.__pwned=1';
  const refused = [
    ['an image', html`<img class="jspeed-img-lazyload" data-src=${script} alt="" />`, 'data-src'],
    ['a frame', html`<iframe class="jspeed-img-lazyload" data-src=${script} title="x"></iframe>`, 'data-src'],
    [
      'a frame with text in its address',
      html`<iframe class="jspeed-img-lazyload" data-src="data:text/html,x" title="x"></iframe>`,
      'data-src',
    ],
    ['a background', html`<p class="jspeed-img-lazyload" data-bg=${` \tJava\nScript:x`}></p>`, 'data-bg'],
    [
      'an image of a file',
      html`<img class="jspeed-img-lazyload" data-src="file:///etc/hosts" alt="" />`,
      'data-src',
    ],
    [
      'a list of sources',
      html`<img class="jspeed-img-lazyload" data-srcset=${`a.png 1x, ${script} 2x`} alt="" />`,
      'data-srcset',
    ],
  ] as const;
  for (const [title, markup, attribute] of refused) {
    it(`<lazy-images> where something is wrong refuses ${title} whose address is none of a page or an image`, async () => {
      const errors = await errorsDuring(async () => {
        const place = await openPage(html`<lazy-images>${markup}</lazy-images>`);
        const item = await appears(place, '.lazyerror');
        expect({ src: item.hasAttribute('src'), srcset: item.hasAttribute('srcset') }).to.deep.equal({
          src: false,
          srcset: false,
        });
      });
      expect(errors.join()).to.contain('ConfigError').and.contain(`attribute ${attribute}: found "`);
      expect(Reflect.has(window, '__pwned')).to.equal(false);
    });
  }

  it('<lazy-images> where something is wrong leaves what has a category of consent to the consent layer', async () => {
    const place = await openPage(html`
      <lazy-images>
        <iframe class="jspeed-img-lazyload" data-category="marketing" data-src=${framed} title="x"></iframe>
        <img id="one" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
      </lazy-images>
    `);
    await shown(place, 'one');
    const frame = find<HTMLIFrameElement>(place, 'iframe');
    expect({ state: stateOf(frame), hasAddress: frame.hasAttribute('src') }).to.deep.equal({
      state: 'jspeed-img-lazyload',
      hasAddress: false,
    });
    frame.removeAttribute('data-category');
    await appears(place, 'iframe.jspeed-img-lazyloaded');
  });

  it('<lazy-images> where something is wrong does not load a frame of somebody else without a category, on a page without a consent layer too', async () => {
    const errors = await errorsDuring(async () => {
      const place = await openPage(html`
        <lazy-images>
          <iframe class="jspeed-img-lazyload" data-src="https://video.example/x" title="x"></iframe>
          <iframe id="own" class="jspeed-img-lazyload" data-src=${framed} title="y"></iframe>
        </lazy-images>
      `);
      const frame = await appears(place, 'iframe.lazyerror');
      expect(frame.hasAttribute('src')).to.equal(false);
      await appears(place, '#own.jspeed-img-lazyloaded');
    });
    expect(errors.join()).to.contain('<lazy-images> <iframe> attribute data-category: found none');
  });

  it('<lazy-images> where something is wrong loads a frame of somebody else that the author calls necessary', async () => {
    const place = await openPage(html`
      <lazy-images>
        <iframe
          class="jspeed-img-lazyload"
          data-category="necessary"
          data-src=${framedElsewhere}
          title="x"
        ></iframe>
      </lazy-images>
    `);
    const frame = (await appears(place, 'iframe.jspeed-img-lazyloaded')) as HTMLIFrameElement;
    expect(frame.src).to.equal(framedElsewhere);
  });

  it('<lazy-images> where something is wrong loads a frame of somebody else once the consent layer has taken its category away', async () => {
    let place: HTMLElement | undefined;
    const errors = await errorsDuring(async () => {
      place = await openPage(html`
        <lazy-images>
          <iframe
            class="jspeed-img-lazyload"
            data-category="preferences"
            data-src=${framedElsewhere}
            title="x"
          ></iframe>
          <img id="beside" class="jspeed-img-lazyload" data-src=${picture()} src=${placeholder} alt="" />
        </lazy-images>
      `);
      await shown(place, 'beside');
      const frame = find<HTMLIFrameElement>(place, 'iframe');
      expect({ state: stateOf(frame), hasAddress: frame.hasAttribute('src') }).to.deep.equal({
        state: 'jspeed-img-lazyload',
        hasAddress: false,
      });
      frame.removeAttribute('data-category');
      await appears(place, 'iframe.jspeed-img-lazyloaded');
      expect(frame.src).to.equal(framedElsewhere);
    });
    expect(errors).to.deep.equal([]);
  });

  for (const name of ['', 'two words']) {
    it(`<lazy-images> where something is wrong takes the usual class where the author writes "${name}"`, async () => {
      const errors = await errorsDuring(async () => {
        const place = await openPage(html`
          <lazy-images lazy-class=${name}>
            <img id="one" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
          </lazy-images>
        `);
        await shown(place, 'one');
      });
      expect(errors.join()).to.contain('attribute lazy-class').and.contain('expected one class name');
    });
  }

  it('<lazy-images> where something is wrong names the part that does not start, and leaves the page as the server wrote it', async () => {
    const { IntersectionObserver: known } = window;
    Reflect.set(window, 'IntersectionObserver', undefined);
    let place: HTMLElement | undefined;
    const reported = await nextError(async () => {
      place = await openPage(
        html`<lazy-images id="late"
          ><img class="jspeed-img-lazyload" width="4" height="2" alt=""
        /></lazy-images>`,
      );
    });
    Reflect.set(window, 'IntersectionObserver', known);
    expect(reported).to.contain('Error in file: <lazy-images id="late"> core. Error: ');
    const image = find(place as HTMLElement, 'img');
    expect({ state: stateOf(image), hasStyle: image.hasAttribute('style') }).to.deep.equal({
      state: 'jspeed-img-lazyload',
      hasStyle: false,
    });
  });

  it('<lazy-images> where something is wrong does not mind names that hide an element’s own', async () => {
    const place = await openPage(html`
      <form>
        <lazy-images>
          <input name="classList" /><input name="getElementsByClassName" />
          <img id="one" name="style" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        </lazy-images>
      </form>
    `);
    await shown(place, 'one');
  });

  it('<lazy-images> where something is wrong leaves the server’s copy for browsers without scripts where it is', async () => {
    const place = await openPage(html`<lazy-images></lazy-images>`);
    const copy = document.createElement('noscript');
    copy.append('copy');
    const image = document.createElement('img');
    Object.assign(image, { id: 'one', className: 'jspeed-img-lazyload', alt: '', src: placeholder });
    image.dataset.src = picture();
    tagIn(place).append(image, copy);
    await shown(place, 'one');
    expect(tagIn(place).lastElementChild).to.equal(copy);
  });
});
