import { expect, fixture, html } from '@open-wc/testing';
import { readLink } from '../../../../elements/media-box/items/read-link.dom.js';

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Returns the address of the thumbnail that the viewer shows for a link around a picture. */
async function thumbnailOf(picture: ReturnType<typeof html>): Promise<string | undefined> {
  const link = await fixture<HTMLAnchorElement>(html`<a href="/full.png">${picture}</a>`);
  return readLink(link).picture?.src;
}

describe('<media-box> late thumbnails', () => {
  it('the thumbnail of a picture that loads late is the picture that will load, in place of its placeholder', async () => {
    expect(await thumbnailOf(html`<img src=${blank} data-src="/thumb.png" alt="" />`)).to.equal('/thumb.png');
    expect(await thumbnailOf(html`<img data-src="/thumb.png" alt="" />`)).to.equal('/thumb.png');
    expect(await thumbnailOf(html`<img src="/no-such.gif" data-src="/thumb.png" alt="" />`)).to.equal(
      '/thumb.png',
    );
  });

  it('the thumbnail of a picture that loads late is the first of several sizes where there is no other address', async () => {
    const sizes = '/small.png 320w, /large.png 1280w';
    expect(await thumbnailOf(html`<img src=${blank} data-srcset=${sizes} alt="" />`)).to.equal('/small.png');
  });

  it('the thumbnail of a picture that loads late is the source that the browser has chosen once the picture has loaded, and for every other picture', async () => {
    const loaded = await thumbnailOf(html`<img src=${blank} data-src=${blank} alt="" />`);
    const sized = await thumbnailOf(html`<img src="/a.png" srcset="${blank} 1x" data-src="/b.png" alt="" />`);
    const usual = await thumbnailOf(html`<img src=${blank} alt="" />`);
    expect([loaded, sized, usual]).to.deep.equal([blank, blank, blank]);
  });
});
