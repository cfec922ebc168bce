import { expect, fixture, html } from '@open-wc/testing';
import { convertSelector, isViewerLink } from '../../../../elements/media-box/items/find-links.dom.js';
import { isSelector } from '../../../../elements/media-box/items/is-selector.dom.js';
import { parseUrl, readLink } from '../../../../elements/media-box/items/read-link.dom.js';
import { readItem } from '../../../../elements/media-box/items/read-item.model.js';

const linksIn = (root: ParentNode, selector = '', added = '') =>
  [...root.querySelectorAll('a[href],area[href]')].filter((link) =>
    isViewerLink(link, selector, added, false),
  );
const namesIn = (root: ParentNode, selector?: string, added?: string) =>
  linksIn(root, selector, added).map(({ id }) => id);

describe('<media-box> the links a visitor can open', () => {
  it('the links a visitor can open are those with any of the usual marks, in the order of the page', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <a id="jcepopup" class="jcepopup" href="a.jpg">a</a>
        <a id="wfpopup" class="wfpopup" href="a.jpg">a</a>
        <a id="jcebox" class="jcebox" href="a.jpg">a</a>
        <a id="mark" data-mediabox href="a.jpg">a</a>
        <a id="single" data-mediabox-title="A" href="a.jpg">a</a>
        <a id="json" data-json="title[A]" href="a.jpg">a</a>
        <a id="json-alone" data-json href="a.jpg">a</a>
        <a id="json-object" data-json='{ "title": "A" }' href="a.jpg">a</a>
        <a id="rel" rel="nofollow title[A]" href="a.jpg">a</a>
        <a id="slide" class="glightbox" href="a.jpg">a</a>
        <a id="slide-data" data-glightbox="title: A" href="a.jpg">a</a>
        <map><area id="area" class="jcepopup" href="a.jpg" alt="a" /></map>
      </div>
    `);
    expect(namesIn(place)).to.deep.equal([
      'jcepopup',
      'wfpopup',
      'jcebox',
      'mark',
      'single',
      'json',
      'json-alone',
      'json-object',
      'rel',
      'slide',
      'slide-data',
      'area',
    ]);
  });

  it('no other link opens in the viewer', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <a href="a.jpg">a plain link</a>
        <a class="jcepopup">a link without an address</a>
        <button class="jcepopup" data-mediabox>no link</button>
        <a data-json='{"id":[3]}' href="a.jpg">data of another script</a>
        <a rel="nofollow" href="a.jpg">a usual rel</a>
        <a rel="lightbox[a]" href="a.jpg">of an old lightbox</a>
        <a rel="shadowbox[a];width=4" href="a.jpg">of an old shadowbox</a>
        <svg>
          <a class="jcepopup" href="a.jpg"><text>of a drawing</text></a>
        </svg>
      </div>
    `);
    expect(namesIn(place)).to.deep.equal([]);
    for (const element of place.querySelectorAll('[href]'))
      expect(isViewerLink(element, '', '', false)).to.equal(false);
  });

  it('the links a visitor can open are those of the author’s selector alone, where there is one', async () => {
    const place = await fixture<HTMLElement>(html`
      <div><a id="mine" class="mine" href="a.jpg">a</a><a id="usual" data-mediabox href="a.jpg">a</a></div>
    `);
    expect(namesIn(place, '.mine')).to.deep.equal(['mine']);
    expect(namesIn(place, 'button, .mine')).to.deep.equal(['mine']);
  });

  it('the links a visitor can open are none where the selector is no selector, and nothing throws', async () => {
    const place = await fixture<HTMLElement>(html`<div><a class="jcepopup" href="a.jpg">a</a></div>`);
    for (const selector of ['a[', '::', '"]; alert(1); [x="', '#']) {
      expect(namesIn(place, selector), selector).to.deep.equal([]);
      expect(isSelector(selector), selector).to.equal(false);
    }
    expect(isSelector('a.jcepopup')).to.equal(true);
  });

  it('the links a visitor can open are old ones too, where the author lets them convert', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <a id="lightbox" rel="nofollow lightbox" href="a.jpg">a</a>
        <a id="lightbox-group" rel="lightbox[a b]" href="a.jpg">a</a>
        <a id="shadowbox" rel="shadowbox;width=4" href="a.jpg">a</a>
        <a id="shadowbox-group" rel="nofollow shadowbox[a]" href="a.jpg">a</a>
        <a id="legacy" href="index.php?option=com_jce" data-old>a</a>
      </div>
    `);
    // Only as text: the page's policy would block the handler.
    place.querySelector('[data-old]')?.setAttribute('onclick', "open('?option=com_jce&img=a.jpg')");
    expect(namesIn(place, '', convertSelector('lightbox'))).to.deep.equal(['lightbox', 'lightbox-group']);
    expect(namesIn(place, '', convertSelector('shadowbox'))).to.deep.equal(['shadowbox', 'shadowbox-group']);
    expect(namesIn(place, '.none', convertSelector('legacy'))).to.deep.equal(['legacy']);
  });
});

describe('<media-box> settings of a link', () => {
  const linkOf = async (template: ReturnType<typeof html>) => {
    const place = await fixture<HTMLElement>(html`<div>${template}</div>`);
    const [link] = linksIn(place);
    if (!link) throw new Error('there is no link');
    return link;
  };

  it('the settings of a link are read as the author wrote them', async () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const link = await linkOf(html`
      <a
        class="jcepopup  nogroup"
        href="fotos/sala 1.jpg"
        title="Sala::La sala"
        rel="salas"
        data-MediaBox-Width="80%"
        data-thumb="mini.jpg"
        ><span><img src=${picture} alt="Una sala" /></span
      ></a>
    `);
    const facts = readLink(link);
    expect(facts.tag).to.equal('a');
    expect(facts.href).to.equal('fotos/sala 1.jpg');
    expect(facts.classes).to.deep.equal(['jcepopup', 'nogroup']);
    expect(facts.data.get('mediabox-width')).to.equal('80%');
    expect(facts.picture).to.deep.equal({ alt: 'Una sala', src: picture });

    const { item } = readItem(facts, parseUrl);
    expect(item.src).to.equal(link.href);
    expect([item.type, item.title, item.caption, item.alt]).to.deep.equal([
      'image',
      'Sala',
      'La sala',
      'Una sala',
    ]);
    expect(item.thumbnail).to.equal(new URL('mini.jpg', document.baseURI).href);
  });

  it('an area has settings as a link has', async () => {
    const link = await linkOf(html`<map><area data-mediabox href="a.jpg" alt="La puerta" /></map>`);
    const { item } = readItem(readLink(link), parseUrl);
    expect([item.group, item.alt]).to.deep.equal(['AREA_ELEMENT', 'La puerta']);
  });

  it('the settings of a link are read again at each click', async () => {
    const link = await linkOf(html`<a data-mediabox href="a.jpg">a</a>`);
    expect(readItem(readLink(link), parseUrl).item.src).to.match(/\/a\.jpg$/);
    link.href = 'b.jpg';
    expect(readItem(readLink(link), parseUrl).item.src).to.match(/\/b\.jpg$/);
  });

  it('a link to a script loads nothing, however it is written', async () => {
    const link = await linkOf(html`<a data-mediabox href="/">a</a>`);
    for (const href of ['javascript:x', ' \u0001javascript:x', 'java\nscript:x', 'http://[']) {
      link.setAttribute('href', href);
      const { src, type } = readItem(readLink(link), parseUrl).item;
      expect([src, type], href).to.deep.equal(['', 'error']);
    }
  });
});
