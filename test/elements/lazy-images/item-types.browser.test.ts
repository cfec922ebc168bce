import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { find, framed, openPage, picture, placeholder, shown } from './lazy-page.js';

describe('<lazy-images> item types', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('<lazy-images> takes a list of sources and its sizes', async () => {
    const address = picture();
    const place = await openPage(html`
      <lazy-images>
        <img
          id="one"
          class="jspeed-img-lazyload"
          data-srcset="${address} 400w, ${picture()} 4000w"
          data-sizes="100px"
          alt=""
        />
      </lazy-images>
    `);
    const image = await shown(place, 'one');
    expect([image.currentSrc, image.sizes]).to.deep.equal([address, '100px']);
  });

  it('<lazy-images> takes the width on the page for automatic sizes, at least 40 px, and follows the window', async () => {
    const place = await openPage(html`
      <lazy-images>
        <div style="inline-size: 50%">
          <img
            id="wide"
            style="inline-size: 100%"
            class="jspeed-img-lazyload"
            data-srcset="${picture()} 400w"
            data-sizes="auto"
            alt=""
          />
        </div>
        <div style="inline-size: 60px">
          <img
            id="narrow"
            style="inline-size: 5px; block-size: 5px"
            class="jspeed-img-lazyload"
            data-srcset="${picture()} 400w"
            data-sizes="auto"
            alt=""
          />
        </div>
      </lazy-images>
    `);
    const [wide, narrow] = await Promise.all([shown(place, 'wide'), shown(place, 'narrow')]);
    expect([wide.sizes, narrow.sizes]).to.deep.equal([`${wide.offsetWidth}px`, '60px']);

    const reported = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => resolve(observer.disconnect()));
      observer.observe(wide, { attributeFilter: ['sizes'] });
    });
    const before = wide.sizes;
    await setViewport({ width: 500, height: 600 });
    await reported;
    expect(wide.sizes).to.equal(`${wide.offsetWidth}px`);
    expect(wide.sizes).not.to.equal(before);
  });

  it('<lazy-images> fills the sources of a picture', async () => {
    const address = picture();
    const place = await openPage(html`
      <lazy-images>
        <picture>
          <source data-srcset=${address} type="image/svg+xml" />
          <img id="one" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        </picture>
      </lazy-images>
    `);
    expect((await shown(place, 'one')).currentSrc).to.equal(address);
  });

  it('<lazy-images> shows a background once it has come', async () => {
    const address = `${picture()}&quote=")`;
    const place = await openPage(html`
      <lazy-images>
        <div id="one" class="jspeed-img-lazyload" style="block-size: 50px" data-bg=${address}></div>
      </lazy-images>
    `);
    const image = getComputedStyle(await shown(place, 'one')).backgroundImage;
    expect(image).to.match(/^url\(".*picture\.svg\?\d+&quote=%22\)"\)$/);
  });

  it('<lazy-images> loads a frame without a step of the visitor’s history', async () => {
    const steps = history.length;
    const place = await openPage(html`
      <lazy-images>
        <iframe
          id="one"
          class="jspeed-img-lazyload"
          src="about:blank"
          data-src=${framed}
          title="Framed"
        ></iframe>
      </lazy-images>
    `);
    await shown(place, 'one');
    expect(find<HTMLIFrameElement>(place, 'iframe').contentDocument?.title).to.equal('A page in a frame');
    expect(history.length).to.equal(steps);
  });

  it('<lazy-images> marks an image that the browser itself loads late', async () => {
    const place = await openPage(html`
      <lazy-images>
        <img id="one" class="jspeed-img-lazyload" src=${picture()} loading="lazy" alt="" />
      </lazy-images>
    `);
    expect((await shown(place, 'one')).naturalWidth).to.equal(400);
  });

  it('<lazy-images> reserves the space of an image whose size is given, whatever shape its placeholder has', async () => {
    const place = await openPage(html`
      <div style="inline-size: 200px">
        <lazy-images mode="0">
          <img
            id="one"
            style="inline-size: 100%; block-size: auto"
            class="jspeed-img-lazyload"
            width="400"
            height="200"
            src=${placeholder}
            data-src=${picture()}
            alt=""
          />
        </lazy-images>
      </div>
    `);
    const image = find(place, '#one');
    const heights: number[] = [];
    const observer = new MutationObserver(() => heights.push(image.offsetHeight));
    observer.observe(image, { attributes: true });
    await shown(place, 'one');
    observer.disconnect();
    expect(new Set(heights)).to.deep.equal(new Set([100]));
    expect([image.offsetHeight, image.style.aspectRatio]).to.deep.equal([100, '']);
  });

  it('<lazy-images> is laid out as the browser does without it', async () => {
    const place = await openPage(html`<lazy-images><img width="9" height="9" alt="" /></lazy-images>`);
    expect(getComputedStyle(find<HTMLElement>(place, 'lazy-images')).display).to.equal('inline');
  });
});
