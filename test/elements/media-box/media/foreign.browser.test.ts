import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { type BoxPage, openPage } from '../box-page.js';
import { pictureOf } from '../visitor.js';

/** Origin of another site: the same server under another host name. */
const other = location.origin.replace('127.0.0.1', 'localhost');
const picture = `${other}/demo/assets/map.svg`;

/** Returns the number of requests of the browser to the other site. */
const requests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${other}/`)).length;

interface Settings {
  readonly privacy?: string;
  readonly thirdPartyMedia?: string;
  readonly options?: string;
}

/** Opens the viewer on one link. */
async function open(href: string, { privacy = '', thirdPartyMedia = '', options = '' }: Settings = {}) {
  const page = await openPage(html`
    <media-box lang="es" privacy=${privacy} third-party-media=${thirdPartyMedia}
      ><a id="link" data-mediabox=${options} title="Algo" href=${href}>V</a></media-box
    >
  `);
  await page.open('link');
  return page;
}

async function isAsked(page: BoxPage): Promise<void> {
  await page.has('[part="consent-placeholder"]');
  expect(page.root.querySelector('iframe, video, audio, .picture, .first') === null).to.equal(true);
}

describe('<media-box> foreign', () => {
  beforeEach(() => performance.clearResourceTimings());

  for (const [what, href] of [
    ['a map', 'https://www.google.com/maps/embed?pb=!1m18'],
    ['a post', 'https://www.instagram.com/p/CxYz/embed/'],
    ['a channel', 'https://www.youtube.com/@channel'],
    ['a video whose address is short of letters', 'https://www.youtube.com/watch?v=short'],
    ['a PDF', `${other}/folleto.pdf`],
    ['a page', `${other}/test/elements/media-box/media/sample-page.html`],
  ] as const) {
    for (const privacy of ['', 'strict'])
      it(`content of another site waits for the visitor’s yes in a frame: ${what}, privacy="${privacy}"`, async () => {
        const page = await open(href, { privacy });
        await isAsked(page);
        const way = page.root.querySelector('[part="consent-placeholder"] a');
        expect(way?.getAttribute('href')).to.equal(href);
        expect(requests()).to.equal(0);
      });
  }

  for (const [href, name] of [
    ['https://youtu.be/dQw4w9WgXcQ', 'Contenido de YouTube'],
    ['https://vimeo.com/76979871', 'Contenido de Vimeo'],
    ['https://www.dailymotion.com/video/x84sh87', 'Contenido de Dailymotion'],
    ['https://www.google.com/maps/embed?pb=!1m18', 'Contenido de Google Maps'],
    ['https://www.instagram.com/p/CxYz/embed/', 'Contenido de Instagram'],
    ['https://www.openstreetmap.org/export/embed.html', 'Contenido de openstreetmap.org'],
  ] as const)
    it(`content of another site has the name of its service, and the picture of its link, while it waits: ${name}`, async () => {
      const page = await openPage(html`
        <media-box lang="es"
          ><a id="link" class="jcepopup" href=${href}
            ><img src="/demo/assets/map.svg" alt="" width="40" height="30" /></a
        ></media-box>
      `);
      await page.open('link');
      await isAsked(page);
      await page.has('[part="consent-placeholder"] .service', name);
      const own = page.root.querySelector<HTMLImageElement>('[part="consent-placeholder"] img');
      expect(own?.src).to.equal(`${location.origin}/demo/assets/map.svg`);
      expect(requests()).to.equal(0);
    });

  it('content of another site shows no picture of another site before the yes where pictures wait too', async () => {
    const page = await openPage(html`
      <media-box lang="es" privacy="strict"
        ><a id="link" class="jcepopup" data-thumb=${picture} href="https://vimeo.com/76979871"
          >V</a
        ></media-box
      >
    `);
    await page.open('link');
    await isAsked(page);
    expect(page.root.querySelector('[part="consent-placeholder"] img') === null).to.equal(true);
    expect(requests()).to.equal(0);
  });

  it('content of another site comes in a frame once the visitor has allowed it', async () => {
    const href = `${other}/test/elements/media-box/media/sample-page.html`;
    const page = await open(href);
    await isAsked(page);
    page.part('consent-allow-once')?.click();
    expect(((await page.has('iframe')) as HTMLIFrameElement).src).to.equal(href);
  });

  it('content of another site is a picture like any other, unless the author or a strict viewer says no', async () => {
    const page = await open(picture);
    expect((await pictureOf(page)).src).to.equal(picture);
  });

  for (const [title, href, settings] of [
    ['a picture of a strict viewer', picture, { privacy: 'strict' }],
    ['a picture, where the author wants that', picture, { thirdPartyMedia: 'consent' }],
    ['a video, where the author wants that', `${other}/film.mp4`, { thirdPartyMedia: 'consent' }],
    ['a recording, where the author wants that', `${other}/tone.mp3`, { thirdPartyMedia: 'consent' }],
    [
      'the poster of a video of this site',
      '/film.mp4',
      { thirdPartyMedia: 'consent', options: `poster[${picture}]` },
    ],
    [
      'another size of a picture of this site',
      '/demo/assets/map.svg',
      { thirdPartyMedia: 'consent', options: `srcset[${picture} 2x]` },
    ],
  ] as const) {
    it(`content of another site waits for the visitor’s yes: ${title}`, async () => {
      await isAsked(await open(href, settings));
      expect(requests()).to.equal(0);
    });
  }

  it('content of another site is a picture that comes once the visitor has allowed it', async () => {
    const page = await open(picture, { privacy: 'strict' });
    await isAsked(page);
    page.part('consent-allow-once')?.click();
    expect((await pictureOf(page)).src).to.equal(picture);
  });

  it('content of another site is a picture without a question in a strict viewer whose author allows it', async () => {
    const page = await open(picture, { privacy: 'strict', thirdPartyMedia: 'allow' });
    expect((await pictureOf(page)).src).to.equal(picture);
  });

  it('content of another site is fetched neither beforehand nor as a thumbnail', async () => {
    const page = await openPage(html`
      <media-box lang="es" third-party-media="consent" navigation="thumbnails">
        <a id="own" data-mediabox="group[g]" href="/demo/assets/map.svg">1</a>
        <a data-mediabox="group[g];thumb[${picture}?small]" href="${picture}?large">2</a>
      </media-box>
    `);
    await page.open('own');
    await pictureOf(page);
    await page.has('[part="counter"]');
    expect(page.root.querySelector('[part~="thumbnails"]') === null).to.equal(true);
    expect(requests()).to.equal(0);
  });
});
