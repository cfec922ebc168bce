import { expect, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openPage, siteHeader, type HeaderPage } from './header-page.js';
import { bodyScrollers, restorePage } from '../../shared/body-scrollers.js';

const root = document.documentElement;
/** Picture of 300 px. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')}`;

describe('<sticky-header> address target', () => {
  const { href } = location;
  let opened: HeaderPage;

  before(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await opened.close();
    root.removeAttribute('style');
    restorePage();
    history.replaceState(null, '', href);
  });

  const topOf = (selector: string) => Math.round(opened.find(selector).getBoundingClientRect().top);

  /** Opens the page at a heading as the browser does, before the header has started. */
  async function openAt(id: string): Promise<void> {
    opened = await openPage(html`<sticky-header></sticky-header>${siteHeader()}`);
    opened.header.remove();
    await Promise.resolve();
    location.hash = id;
    await nextFrame();
  }

  async function start(): Promise<void> {
    const server = opened.find('header');
    server.before(opened.header);
    opened.header.append(server);
    await opened.starts();
  }

  it('<sticky-header> on a page whose address has a #fragment shows the heading directly below the header', async () => {
    await openAt('far');
    expect(topOf('#far')).to.equal(0);
    await start();
    expect({ heading: topOf('#far'), header: opened.top }).to.deep.equal({ heading: 80, header: 0 });
  });

  it('<sticky-header> on a page whose address has a #fragment shows it there in a page that scrolls in its body', async () => {
    bodyScrollers[0]?.open();
    await openAt('far');
    await start();
    expect(topOf('#far')).to.equal(80);
  });

  it('<sticky-header> on a page whose address has a #fragment keeps it there when the header gets its height later', async () => {
    await openAt('far');
    await start();
    const scrolled = new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true, capture: true }),
    );
    opened.find('header').style.height = '120px';
    await scrolled;
    expect(topOf('#far')).to.equal(120);
  });

  it('<sticky-header> on a page whose address has a #fragment keeps it there when a picture above it comes late', async () => {
    const picture = new Image();
    await openAt('far');
    opened.find('#far').before(picture);
    await start();
    expect(topOf('#far')).to.equal(80);
    picture.src = drawing;
    await picture.decode();
    await nextFrame();
    await nextFrame();
    expect({ picture: picture.offsetHeight, heading: topOf('#far') }).to.deep.equal({
      picture: 300,
      heading: 80,
    });
  });

  it('<sticky-header> on a page whose address has a #fragment leaves the page where the visitor has scrolled to', async () => {
    await openAt('far');
    await opened.scroll(Math.round(scrollY) + 40);
    await start();
    expect(topOf('#far')).to.equal(-40);
  });

  it('<sticky-header> on a page whose address has a #fragment leads a link below the header, no lower, where a rule has reserved its height before scripts', async () => {
    root.style.scrollPaddingBlockStart = '80px';
    await openAt('far');
    await start();
    expect(topOf('#far')).to.equal(80);
    await opened.scroll(0);
    opened.find('#far').scrollIntoView({ behavior: 'instant' });
    expect(topOf('#far')).to.equal(80);
  });
});
