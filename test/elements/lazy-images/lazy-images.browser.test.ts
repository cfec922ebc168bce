import { expect, html } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import {
  find,
  framed,
  loaded,
  openPage,
  picture,
  placeholder,
  spacer,
  shown,
  stateOf,
  tagIn,
} from './lazy-page.js';

describe('<lazy-images>', () => {
  afterEach(() => window.scrollTo(0, 0));

  it('<lazy-images> loads an image on the screen and reports which to the page', async () => {
    const address = picture();
    const reported = loaded(document);
    const place = await openPage(html`
      <lazy-images>
        <img
          id="one"
          class="jspeed-img-lazyload"
          src=${placeholder}
          data-src=${address}
          loading="lazy"
          alt=""
        />
      </lazy-images>
    `);
    const image = await shown(place, 'one');
    expect((await reported).target).to.equal(image);
    expect([image.src, image.naturalWidth, stateOf(image)]).to.deep.equal([
      address,
      400,
      'jspeed-img-lazyloaded',
    ]);
    expect([image.loading, image.decoding]).to.deep.equal(['eager', 'async']);
  });

  it('<lazy-images> leaves an image far below until the visitor comes near', async () => {
    const place = await openPage(html`
      <lazy-images>
        <img id="here" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        ${spacer}
        <img id="far" class="jspeed-img-lazyload" src=${placeholder} data-src=${picture()} alt="" />
      </lazy-images>
    `);
    await shown(place, 'here');
    const far = find(place, '#far');
    expect([far.src, stateOf(far)]).to.deep.equal([placeholder, 'jspeed-img-lazyload']);

    window.scrollTo(0, document.documentElement.scrollHeight);
    expect((await shown(place, 'far')).naturalWidth).to.equal(400);
  });

  it('<lazy-images> begins at the distance that the author gives, which reaches half as far again while the visitor rests', async () => {
    const at = (pixels: number) => `position: absolute; inset-block-start: ${innerHeight + pixels}px`;
    const place = await openPage(html`
      <div style="position: absolute; inset: 0">
        <lazy-images expand="100">
          <img id="out" style=${at(200)} class="jspeed-img-lazyload" data-src=${picture()} alt="" />
          <img id="near" style=${at(90)} class="jspeed-img-lazyload" data-src=${picture()} alt="" />
          <img id="far" style=${at(140)} class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        </lazy-images>
      </div>
    `);
    await Promise.all([shown(place, 'near'), shown(place, 'far')]);
    expect(stateOf(find(place, '#out'))).to.equal('jspeed-img-lazyload');
    tagIn(place).setAttribute('expand', '200');
    await shown(place, 'out');
  });

  it('<lazy-images> loads an image in a hidden panel when the panel is shown', async () => {
    const place = await openPage(html`
      <lazy-images>
        <img id="here" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        <div id="panel" hidden><img id="in" class="jspeed-img-lazyload" data-src=${picture()} alt="" /></div>
      </lazy-images>
    `);
    await shown(place, 'here');
    expect(stateOf(find(place, '#in'))).to.equal('jspeed-img-lazyload');
    find(place, '#panel').hidden = false;
    await shown(place, 'in');
  });

  it('<lazy-images> loads an image far below ahead of time where the server asks for it', async () => {
    const place = await openPage(html`
      <lazy-images>
        ${spacer}
        <img id="ahead" class="jspeed-img-lazyload jspeed-img-prelazyload" data-src=${picture()} alt="" />
      </lazy-images>
    `);
    expect((await shown(place, 'ahead')).naturalWidth).to.equal(400);
  });

  it('<lazy-images> loads all for the printer, frames too', async () => {
    const place = await openPage(html`
      <lazy-images>
        <img id="here" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        ${spacer}
        <img id="far" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        <iframe id="frame" class="jspeed-img-lazyload" data-src=${framed} title="Framed"></iframe>
      </lazy-images>
    `);
    await shown(place, 'here');
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.all([shown(place, 'far'), shown(place, 'frame')]);
  });

  it('<lazy-images> loads images that come later, and one that asks for another address', async () => {
    const place = await openPage(html`<lazy-images><p>Nothing yet</p></lazy-images>`);
    const image = document.createElement('img');
    Object.assign(image, { id: 'later', className: 'jspeed-img-lazyload', alt: '' });
    image.dataset.src = picture();
    tagIn(place).append(image);
    await shown(place, 'later');

    const [address, again] = [picture(), loaded(image)];
    image.dataset.src = address;
    image.classList.replace('jspeed-img-lazyloaded', 'jspeed-img-lazyload');
    await again;
    expect(image.src).to.equal(address);
  });

  it('<lazy-images> leaves other images of the page alone, unless the scope is the document', async () => {
    const place = await openPage(html`
      <img id="outside" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
      <lazy-images><img id="inside" class="jspeed-img-lazyload" data-src=${picture()} alt="" /></lazy-images>
    `);
    await shown(place, 'inside');
    expect(stateOf(find(place, '#outside'))).to.equal('jspeed-img-lazyload');
    tagIn(place).scope = 'document';
    await shown(place, 'outside');
  });

  it('<lazy-images> uses the author’s class names', async () => {
    const place = await openPage(html`
      <lazy-images lazy-class="lazyload" loading-class="wait" loaded-class="done">
        <img class="lazyload" data-src=${picture()} alt="" />
      </lazy-images>
    `);
    const image = await appears(place, 'img.done');
    expect(image.className).to.equal('done');
  });

  it('<lazy-images> loads an image once where two tags could', async () => {
    const place = await openPage(html`
      <lazy-images scope="document"></lazy-images>
      <lazy-images><img id="one" class="jspeed-img-lazyload" data-src=${picture()} alt="" /></lazy-images>
    `);
    let count = 0;
    place.addEventListener('lazy-images-loaded', () => (count += 1));
    await shown(place, 'one');
    const other = document.createElement('img');
    Object.assign(other, { id: 'two', className: 'jspeed-img-lazyload', alt: '' });
    other.dataset.src = picture();
    place.append(other);
    await shown(place, 'two');
    expect(count).to.equal(2);
  });

  it('<lazy-images> goes on after it was moved, and lets go when it leaves', async () => {
    const place = await openPage(html`
      <lazy-images>
        <img id="here" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
        ${spacer}
        <img id="far" width="4" height="2" class="jspeed-img-lazyload" data-src=${picture()} alt="" />
      </lazy-images>
      <section></section>
    `);
    const tag = tagIn(place);
    await shown(place, 'here');
    find(place, 'section').append(tag);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const far = await shown(place, 'far');
    tag.remove();
    far.className = 'jspeed-img-lazyload';
    place.append(tag);
    await shown(place, 'far');
    expect(far.style.aspectRatio).to.equal('');
  });
});
