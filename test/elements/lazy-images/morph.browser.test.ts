import { expect, html } from '@open-wc/testing';
import { morph } from '../../shared/morph.js';
import { openPage, picture, shown } from './lazy-page.js';

describe('<lazy-images> morph', () => {
  it('<lazy-images> around images that a morph writes again shows the image that had loaded, without waiting for the next look at the page', async () => {
    const address = picture();
    const place = await openPage(
      html`<lazy-images
        ><img id="house" class="jspeed-img-lazyload" data-src=${address} alt=""
      /></lazy-images>`,
    );
    const server = `<img id="house" class="jspeed-img-lazyload" data-src="${address}" alt="">`;
    const image = await shown(place, 'house');
    morph(image.parentElement as HTMLElement, server);
    expect(image.hasAttribute('src')).to.equal(false);
    await Promise.resolve();
    expect(image.src).to.equal(address);
    await shown(place, 'house');
  });
});
