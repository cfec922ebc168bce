import { expect, fixture, html } from '@open-wc/testing';
import type { MediaBoxElement } from '../../../elements/media-box/media-box.shell.js';
import { MediaBoxOpenRequestEvent } from '../../../elements/media-box/media-box.events.js';
import '../../../elements/media-box/define.js';
import { nextError } from '../../shared/next-error.js';
import { BoxPage, gallery, next, openPage, picture } from './box-page.js';

const click = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });

/** Returns true if a click would be followed. The test's page is not left. */
function leads(link: Element, event: MouseEvent = click()): boolean {
  let isLeft = false;
  const stay = (last: Event) => {
    isLeft = !last.defaultPrevented;
    last.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  link.dispatchEvent(event);
  removeEventListener('click', stay);
  return isLeft;
}

describe('the links of a page', () => {
  it('the links of a page stay links with a key, and with another button', async () => {
    const page = await openPage();
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(leads(page.link('one'), click(init)), JSON.stringify(init)).to.equal(true);
    expect(page.dialog === null).to.equal(true);
  });

  for (const href of [
    'mailto:ana@example.org',
    'tel:+34600000000',
    'sms:600000000',
    'whatsapp://send',
    '',
    '#',
    '#nadie',
  ])
    it(`the links of a page stay links where there is nothing to show: "${href}"`, async () => {
      const page = await openPage(html`
        <media-box lang="es">
          <a id="first" data-mediabox="group[g]" href=${picture(61)}>Una</a>
          <a id="odd" class="jcepopup" data-mediabox="group[g];title[Nada]" href=${href}>Nada</a>
          <a data-mediabox="group[g]" href=${picture(62)}>Otra</a>
        </media-box>
      `);
      expect(leads(page.link('odd'))).to.equal(true);
      expect(page.dialog === null).to.equal(true);
      await page.open('first');
      await page.has('[part="counter"]', '1 / 2');
    });

  it('the links of a page open with a mark of data-json alone, as with one of data-mediabox', async () => {
    const page = await openPage(html`
      <media-box lang="es"><a id="bare" data-json href=${picture(63)}>Una</a></media-box>
    `);
    expect(leads(page.link('bare'))).to.equal(false);
    await page.has('.picture');
  });

  it('the links of a page stay links where a script of the page has taken the click', async () => {
    const page = await openPage();
    page.link('one').addEventListener('click', (event) => event.preventDefault());
    page.link('one').click();
    expect(page.dialog === null).to.equal(true);
  });

  it('the links of a page count when they come later, with their group', async () => {
    const page = await openPage();
    const later = document.createElement('a');
    later.id = 'later';
    later.dataset['mediabox'] = 'group[sala]';
    later.href = picture(61);
    page.box.append(later);
    await page.open('later');
    await page.has('[part="counter"]', '4 / 4');
  });

  it('the links of a page are areas of a map too, which belong together', async () => {
    const page = await openPage(html`
      <media-box lang="es">
        <map name="plano">
          <area
            id="door"
            class="jcepopup"
            alt="La puerta"
            shape="rect"
            coords="0,0,9,9"
            href=${picture(62)}
          />
          <area class="jcepopup" alt="La sala" shape="rect" coords="9,9,18,18" href=${picture(63)} />
        </map>
      </media-box>
    `);
    await page.open('door');
    await page.has('[part="counter"]', '1 / 2');
    await page.has('[part="content"] > img[alt="La puerta"]');
  });

  it('the links of a page are those of the document where the author wants that', async () => {
    const page = await openPage(html`
      <a id="outside" data-mediabox title="Fuera" href=${picture(64)}>Fuera</a>
      <media-box lang="es"></media-box>
    `);
    expect(leads(page.link('outside'))).to.equal(true);
    page.box.scope = 'document';
    await page.open('outside');
    await page.has('[part="title"]', 'Fuera');
  });

  it('the links of a page belong to the nearest viewer, with one in another', async () => {
    const page = await openPage(html`
      <media-box id="outer" lang="es">
        <a id="out" data-mediabox="group[a]" href=${picture(65)}>Fuera</a>
        <media-box id="inner" lang="es"
          ><a id="in" data-mediabox="group[a]" href=${picture(66)}>Dentro</a></media-box
        >
      </media-box>
    `);
    const inner = page.link('inner') as MediaBoxElement;
    await new Promise<void>((resolve) => inner.withCore(() => resolve()));
    const opened = next(inner, 'media-box-opened');
    page.link('in').click();
    expect((await opened).detail.count).to.equal(1);
    expect(page.dialog === null).to.equal(true);
    inner.close();
    await page.open('out');
    expect(page.part('counter') === null).to.equal(true);
  });

  it('the links of a page open in the viewer around them where there are two', async () => {
    const page = await openPage(html`
      ${gallery}<media-box id="other"><a id="second" data-mediabox href=${picture(67)}>Otra</a></media-box>
    `);
    const other = page.link('other') as MediaBoxElement;
    await new Promise<void>((resolve) => other.withCore(() => resolve()));
    page.link('second').click();
    expect(page.dialog === null).to.equal(true);
    expect(other.shadowRoot?.querySelector('dialog[open]') === null).to.equal(false);
  });

  it('the links of a page to a PDF stay links on a phone, and no group has them', async () => {
    const { userAgent } = navigator;
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)', configurable: true });
    try {
      const page = await openPage(html`
        <media-box lang="es">
          <a id="photo" data-mediabox="group[a]" href=${picture(68)}>Foto</a>
          <a id="paper" data-mediabox="group[a]" href="/none.pdf">Papel</a>
        </media-box>
      `);
      await page.open('photo');
      expect(page.part('counter') === null).to.equal(true);
      page.press('Escape');
      expect(leads(page.link('paper'))).to.equal(true);
      expect(page.dialog === null).to.equal(true);
    } finally {
      Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
    }
  });

  it('the links of a page to a PDF open in a frame elsewhere', async () => {
    const page = await openPage(html`
      <media-box lang="es"><a id="paper" data-mediabox title="Papel" href="/none.pdf">Papel</a></media-box>
    `);
    await page.open('paper');
    expect((await page.has('iframe')).title).to.include('Papel');
  });

  it('the links of a page stay links in a browser without dialogs, and one message names the reason', async () => {
    const { showModal } = HTMLDialogElement.prototype;
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    try {
      let link: Element | null = null;
      const said = await nextError(async () => {
        const place = await fixture<HTMLElement>(gallery);
        link = place.querySelector('#one');
      });
      expect(said).to.include('ConfigError').and.include('found no <dialog>, expected one');
      expect(leads(link as unknown as Element)).to.equal(true);
    } finally {
      HTMLDialogElement.prototype.showModal = showModal;
    }
  });
});

describe('a page that asks for a viewer', () => {
  it('a request of the page counts before the viewer has started', async () => {
    const box = document.createElement('media-box');
    box.lang = 'es';
    document.body.append(box);
    const page = new BoxPage(document.body, box);
    const request = new MediaBoxOpenRequestEvent({ items: [{ src: picture(69), title: 'Pronto' }] });
    expect(document.dispatchEvent(request)).to.equal(false);
    await page.has('[part="title"]', 'Pronto');
    box.remove();
  });

  it('a request of the page means the viewer whose id it names', async () => {
    const page = await openPage(html`${gallery}<media-box id="named"></media-box>`);
    const named = page.link('named') as MediaBoxElement;
    const opened = next(named, 'media-box-opened');
    const isRefused = (target: string) =>
      document.dispatchEvent(new MediaBoxOpenRequestEvent({ items: [{ src: picture(70) }], target }));
    expect(isRefused('nobody')).to.equal(true);
    expect(isRefused('named')).to.equal(false);
    expect((await opened).detail).to.deep.equal({ group: null, index: 0, count: 1, type: 'image' });
    expect(page.dialog === null).to.equal(true);
  });

  for (const index of [-1, 7, Number.NaN, 0.5, '1']) {
    it(`a request of the page shows an item for the place ${index}`, async () => {
      const page = await openPage();
      const items = [{ src: picture(71) }, { src: picture(72) }];
      page.box.dispatchEvent(
        new CustomEvent('media-box-open-request', {
          bubbles: true,
          cancelable: true,
          detail: { items, index },
        }),
      );
      await page.has('[part="counter"]', `${index === 7 || index === '1' ? 2 : 1} / 2`);
    });
  }
});

describe('an option that changes', () => {
  it('an option that changes while the viewer is open takes effect', async () => {
    const page = await openPage();
    await page.open('one');
    const overlay = page.part('overlay') as HTMLElement;
    for (const motion of overlay.getAnimations()) motion.finish();
    expect({ opacity: getComputedStyle(overlay).opacity, hidden: overlay.hidden }).to.deep.equal({
      opacity: '0.95',
      hidden: false,
    });
    page.box.setAttribute('overlay-opacity', '0.25');
    page.box.setAttribute('overlay-color', 'rgb(1, 2, 3)');
    expect([overlay.style.opacity, overlay.style.backgroundColor]).to.deep.equal(['0.25', 'rgb(1, 2, 3)']);
    // The caption over a picture has that ground too.
    expect(getComputedStyle(page.part('info') as Element).backgroundImage).to.include(
      '0.00392157 0.00784314',
    );
    page.box.withoutOverlay = true;
    expect(overlay.hidden).to.equal(true);
    page.box.scrolling = 'scroll';
    expect(getComputedStyle(page.dialog as Element).overflowY).to.equal('auto');
    expect(getComputedStyle(page.part('content') as Element).overflowY).to.equal('auto');
    page.box.closeMode = 1;
    page.part('content')?.click();
    expect(page.dialog?.open).to.equal(true);
  });

  it('an option that changes to a colour that is none changes nothing else (attr-19)', async () => {
    const page = await openPage();
    page.box.setAttribute('overlay-color', 'red;}body{display:none');
    await page.open('one');
    expect(page.part('overlay')?.style.backgroundColor).to.equal('');
    expect(document.body.checkVisibility()).to.equal(true);
  });
});

describe('an item that is on its way', () => {
  it('an item that is still loading is held back while the delay that the author of an old page set lasts', async () => {
    const page = await openPage();
    page.box.setAttribute('load-delay-ms', '10000');
    await page.open('one');
    await page.has('[part="loader"]');
    expect(page.part('content')?.classList.contains('held')).to.equal(true);
  });

  it('an item that is still loading is shown after that delay', async () => {
    const page = await openPage();
    page.box.setAttribute('load-delay-ms', '100');
    await page.open('one');
    await page.has('[part="content"]:not(.held)');
    expect(page.part('loader') === null).to.equal(true);
  });

  it('an item that is still loading is never held back otherwise', async () => {
    const page = await openPage();
    await page.open('one');
    expect(page.part('content')?.classList.contains('held')).to.equal(false);
  });
});
