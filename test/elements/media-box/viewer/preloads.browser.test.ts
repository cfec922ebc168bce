import { expect, html } from '@open-wc/testing';
import { linkFacts } from '../../../../elements/media-box/items/link-facts.model.js';
import { readItem } from '../../../../elements/media-box/items/read-item.model.js';
import { parseUrl } from '../../../../elements/media-box/items/read-link.dom.js';
import { Preloads } from '../../../../elements/media-box/viewer/preloads.dom.js';
import { picture } from '../box-page.js';
import { closed, openPicture, pictureOf, pictures } from '../visitor.js';

describe('a visitor who goes on', () => {
  it('a visitor who goes on finds the pictures on either side fetched already', async () => {
    const fetched = (number: number) =>
      new Promise<void>((resolve) => {
        const seen = () => performance.getEntriesByName(new URL(picture(number), location.href).href).length;
        const observer = new PerformanceObserver(() => {
          if (seen() === 0) return;
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: 'resource', buffered: true });
      });
    const page = await openPicture(pictures(700), 'p2');
    await pictureOf(page);
    await Promise.all([fetched(700), fetched(702)]);
    expect(page.part('counter')?.textContent).to.equal('2 / 3');
    await closed(page);
  });
});

describe('an author who gives a picture in several sizes', () => {
  const address = `${location.origin}${picture(931)}`;
  const srcset = `${address} 1x, javascript:void(0) 2x, data:image/svg+xml,x 3x`;

  it('an author who gives a picture in several sizes has those of the web for the picture on show', async () => {
    const page = await openPicture(html`
      <media-box lang="es"
        ><a id="p1" data-mediabox="srcset[${srcset}]" href=${picture(931)}>Una</a></media-box
      >
    `);
    expect((await pictureOf(page)).srcset).to.equal(`${address} 1x`);
    await closed(page);
  });

  it('an author who gives a picture in several sizes has those of the web for the pictures on either side', () => {
    const quiet = document.implementation.createHTMLDocument('');
    const made: HTMLImageElement[] = [];
    quiet.createElement = ((name: string) => {
      const picture = document.createElementNS('http://www.w3.org/1999/xhtml', name) as HTMLImageElement;
      made.push(picture);
      return picture;
    }) as typeof quiet.createElement;
    const { item } = readItem(
      linkFacts({
        href: address,
        data: new Map([['mediabox', `srcset[${srcset}]`]]),
        base: location.href,
        documentUrl: location.href,
      }),
      parseUrl,
    );
    const preloads = new Preloads(quiet);
    preloads.start([item]);
    expect(made.map((picture) => [picture.srcset, picture.sizes, picture.fetchPriority])).to.deep.equal([
      [`${address} 1x`, '100vw', 'low'],
    ]);
    preloads.stop();
  });
});
