import { expect, fixture, html } from '@open-wc/testing';

const root = new URL('../../../', import.meta.url);

/** Opens a page of its own with sheets of tags, before any script of the suite. */
async function open(sheets: readonly string[], markup: string, width = 1200): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe width=${width} height="600"></iframe>`);
  const own = frame.contentDocument as Document;
  const links = sheets.map((path) =>
    Object.assign(own.createElement('link'), { rel: 'stylesheet', href: new URL(path, root).href }),
  );
  const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
  own.head.append(...links);
  own.body.innerHTML = markup;
  await Promise.all(loaded);
  return own;
}

const find = (page: Document, selector: string) => page.querySelector(selector) as HTMLElement;
const boxOf = (page: Document, selector: string) => find(page, selector).getBoundingClientRect();
const isSeen = (page: Document, selector: string) =>
  find(page, selector).checkVisibility({ visibilityProperty: true });

/** Brings every animation to its end, as three seconds without a script do. */
function wait(page: Document): void {
  for (const animation of page.getAnimations()) animation.finish();
}

const banner = `<cookie-consent><div><div><h2>Tu privacidad</h2><p>Usamos cookies. Lee el <a href="#a">aviso</a>.</p></div>
  <div><button data-consent="accept">Aceptar</button> <button data-consent="reject">Rechazar</button>
  <button data-consent="settings">Configurar</button></div></div></cookie-consent>`;

describe('the sheet of a server’s banner', () => {
  const sheet = ['elements/cookie-consent/themes/banner.css'];

  it('the sheet of a server’s banner makes accept and reject alike, and the settings a link', async () => {
    const page = await open(sheet, banner);
    const [accept, reject] = ['accept', 'reject'].map((name) => boxOf(page, `[data-consent=${name}]`));
    expect([reject?.width, reject?.height, reject?.top]).to.deep.equal([
      accept?.width,
      accept?.height,
      accept?.top,
    ]);
    const colours = ['accept', 'reject'].map((name) => {
      const { color, backgroundColor } = getComputedStyle(find(page, `[data-consent=${name}]`));
      return [color, backgroundColor];
    });
    expect(colours[1]).to.deep.equal(colours[0]);
    expect(getComputedStyle(find(page, '[data-consent=settings]')).textDecorationLine).to.equal('underline');
  });

  it('the sheet of a server’s banner has the buttons beside the words in a wide window, and below them in a narrow one', async () => {
    const wide = await open(sheet, banner);
    expect(boxOf(wide, 'button').left).to.be.at.least(boxOf(wide, 'p').right);
    const narrow = await open(sheet, banner, 320);
    expect(boxOf(narrow, 'button').top).to.be.at.least(boxOf(narrow, 'p').bottom);
    expect(narrow.documentElement.scrollWidth).to.equal(narrow.documentElement.clientWidth);
  });

  it('the sheet of a server’s banner leaves the look of a button to the page', async () => {
    const page = await open(sheet, `<style>button { background: #010203 }</style>${banner}`);
    expect(getComputedStyle(find(page, 'button')).backgroundColor).to.equal('rgb(1, 2, 3)');
  });
});

describe('the sheet of a gallery', () => {
  const picture = (width: number, height: number) =>
    `<li><a href="#a"><img width="${width}" height="${height}" alt=""></a><span>Título</span></li>`;
  const list = (name: string) =>
    `<media-box><ul class="${name}">${picture(400, 100)}${picture(100, 400)}</ul></media-box>`;

  it('the sheet of a gallery makes tiles of one size from pictures of any shape', async () => {
    const page = await open(['elements/media-box/themes/gallery.css'], list('gallery'));
    const [first, second] = [...page.images].map((image) => image.getBoundingClientRect());
    expect([second?.width, second?.height]).to.deep.equal([first?.width, first?.height]);
    expect(second?.top).to.equal(first?.top);
    expect(boxOf(page, 'span').top).to.be.at.least(first?.bottom ?? 0);
  });

  it('the sheet of a gallery leaves other lists as they are', async () => {
    const page = await open(['elements/media-box/themes/gallery.css'], list('photos'));
    expect(getComputedStyle(find(page, 'ul')).display).to.equal('block');
  });
});

describe('the sheets for the time before a script', () => {
  const menu = `<nav-menu mobile-target="place"><nav aria-label="Main"><ul><li><a href="#a">One</a><ul><li><a id="inner" href="#b">Two</a></li></ul></li>
    <li><a id="next" href="#c">Three</a></li></ul></nav></nav-menu>`;

  it('the sheets for the time before a script show a menu as a row without its submenus, and all of it where no script comes', async () => {
    const page = await open(['elements/nav-menu/themes/first-paint.css'], menu);
    expect(boxOf(page, '#next').top).to.equal(boxOf(page, 'a').top);
    expect(isSeen(page, '#inner')).to.equal(false);
    wait(page);
    expect(isSeen(page, '#inner')).to.equal(true);
  });

  it('the sheets for the time before a script show no menu on a phone, where it will be in a panel', async () => {
    const page = await open(['elements/nav-menu/themes/first-paint.css'], menu, 390);
    expect(isSeen(page, 'a')).to.equal(false);
    wait(page);
    expect(isSeen(page, 'a')).to.equal(true);
  });

  it('the sheets for the time before a script hide a panel, and show its content where no script comes', async () => {
    const page = await open(
      ['elements/offcanvas-panel/themes/first-paint.css'],
      '<offcanvas-panel><p>Inside</p></offcanvas-panel><p id="below">Below</p>',
    );
    expect(isSeen(page, 'offcanvas-panel p')).to.equal(false);
    expect(find(page, 'offcanvas-panel').offsetHeight).to.equal(0);
    wait(page);
    expect(isSeen(page, 'offcanvas-panel p')).to.equal(true);
  });

  it('the sheets for the time before a script show a panel that is in the page on a wide screen', async () => {
    const panel = '<offcanvas-panel breakpoint="48rem"><p>Inside</p></offcanvas-panel>';
    const sheet = ['elements/offcanvas-panel/themes/first-paint.css'];
    expect(isSeen(await open(sheet, panel), 'p')).to.equal(true);
    expect(isSeen(await open(sheet, panel, 390), 'p')).to.equal(false);
  });

  it('the sheets for the time before a script show one section of tabs, and all of them where no script comes', async () => {
    const sections =
      '<section><h2>One</h2><p>1</p></section><section id="two"><h2>Two</h2><p>2</p></section>';
    const page = await open(
      ['elements/tab-set/themes/first-paint.css'],
      `<tab-set breakpoint="none">${sections}</tab-set>`,
    );
    expect({ first: isSeen(page, 'section'), second: isSeen(page, '#two') }).to.deep.equal({
      first: true,
      second: false,
    });
    expect(find(page, 'h2').offsetHeight).to.be.at.least(44);
    wait(page);
    expect(isSeen(page, '#two')).to.equal(true);
  });
});

describe('the sheet of floating links', () => {
  const link = (icon: string) =>
    `<back-to-top data-floating="near" icon="/up.svg"><a href="#top">${icon}<span id="words">Volver arriba</span></a></back-to-top>`;
  const width = (page: Document) => find(page, '#words').offsetWidth;
  const sheet = ['elements/back-to-top/themes/floating.css'];

  it('the sheet of floating links shows the icon alone where there is no room for words, and the words to screen readers', async () => {
    const page = await open(sheet, link('<span part="icon"></span>'), 390);
    expect(width(page)).to.equal(1);
    expect(isSeen(page, '#words')).to.equal(true);
  });

  it('the sheet of floating links shows the words where there is room, and where the icon does not come', async () => {
    expect(width(await open(sheet, link('<span part="icon"></span>'), 1700))).to.be.above(20);
    const page = await open(sheet, link(''), 390);
    expect(isSeen(page, '#words')).to.equal(false);
    wait(page);
    expect({ isSeen: isSeen(page, '#words'), isWide: width(page) > 20 }).to.deep.equal({
      isSeen: true,
      isWide: true,
    });
  });
});
