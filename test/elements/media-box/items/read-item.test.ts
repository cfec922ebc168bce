import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mediaTypes } from '../../../../elements/media-box/items/media-item.model.js';
import { base, read, type Link } from './links.js';

type Item = Partial<ReturnType<typeof read>>;
type Row = readonly [sentence: string, link: Link, item: Item];

const foto = `${base}foto.jpg`;
const px = (value: number) => ({ value, unit: 'px' }) as const;
const percent = (value: number) => ({ value, unit: '%' }) as const;

const sources: readonly Row[] = [
  ['a plain link shows its picture', {}, { src: foto, type: 'image', title: '', group: null, problems: [] }],
  ['a mark alone says nothing more', { data: { mediabox: '1' } }, { src: foto, problems: [] }],
  ['an empty mark says nothing more', { data: { mediabox: '' } }, { title: '', problems: [] }],
  ['brackets name the title', { data: { mediabox: 'title[Sala]' } }, { title: 'Sala' }],
  [
    'several pairs are all read',
    { data: { mediabox: 'title[Sala];caption[La sala]' } },
    { title: 'Sala', caption: 'La sala' },
  ],
  ['a value may hold quotes', { data: { mediabox: 'title["La" sala]' } }, { title: '"La" sala' }],
  [
    'a value may hold a semicolon',
    { data: { mediabox: 'title[a; b]; group[g]' } },
    { title: 'a; b', group: 'g' },
  ],
  ['a value may hold brackets', { data: { mediabox: 'title[ver [1] aquí]' } }, { title: 'ver [1] aquí' }],
  ['names are read in any case', { data: { mediabox: 'TITLE[Sala]' } }, { title: 'Sala' }],
  ['JSON counts', { data: { mediabox: '{"title":"Sala","width":900}' } }, { title: 'Sala', width: px(900) }],
  ['a query counts', { data: { mediabox: 'title=Una+sala&group=g%31' } }, { title: 'Una sala', group: 'g1' }],
  ['data-json counts where data-mediabox is missing', { data: { json: 'title[Sala]' } }, { title: 'Sala' }],
  ['data-json counts beside a mark', { data: { mediabox: '1', json: 'title[Sala]' } }, { title: 'Sala' }],
  ['data-mediabox wins over data-json', { data: { mediabox: 'title[A]', json: 'title[B]' } }, { title: 'A' }],
  ['rel holds brackets', { rel: 'title[Sala];group[g] nofollow' }, { title: 'Sala', group: 'g' }],
  [
    'rel is left out where data-mediabox speaks',
    { rel: 'title[B]', data: { mediabox: 'title[A]' } },
    { title: 'A' },
  ],
  ['single attributes count', { data: { 'mediabox-title': 'Sala' } }, { title: 'Sala' }],
  [
    'single attributes win over data-mediabox',
    { data: { mediabox: 'title[A];group[g]', 'mediabox-title': 'B' } },
    { title: 'B', group: 'g' },
  ],
  [
    'single attributes are left out beside brackets in rel',
    { rel: 'title[A]', data: { 'mediabox-title': 'B' } },
    { title: 'A' },
  ],
  [
    'an old lightbox in rel is no option of ours',
    { rel: 'lightbox[g]', data: { 'mediabox-title': 'B' } },
    { title: 'B', params: {}, group: null },
  ],
  [
    'an open bracket is reported',
    { data: { mediabox: 'title[Sala' } },
    { title: '', problems: ['data-mediabox: a bracket is opened and never closed'] },
  ],
  [
    'an open bracket in rel is reported',
    { rel: 'title[Sala' },
    { group: null, problems: ['rel: a bracket is opened and never closed'] },
  ],
  [
    'broken JSON is reported',
    { data: { json: '{"title":' } },
    { problems: ['data-json: it is no JSON object'] },
  ],
  [
    'a text of no form is reported',
    { data: { mediabox: 'gallery' } },
    { problems: ['data-mediabox: it is neither name[value], nor JSON, nor name=value'] },
  ],
  [
    'glightbox names a title and a caption',
    { data: { glightbox: 'title: Sala; description: La sala' } },
    { title: 'Sala', caption: 'La sala' },
  ],
  [
    'a text of glightbox may hold a semicolon',
    { data: { glightbox: 'title: a; b; width: 80%' } },
    { title: 'a; b', width: percent(80) },
  ],
  [
    'single attributes of glightbox count',
    { classes: ['glightbox'], data: { title: 'Sala', gallery: 'g' } },
    { title: 'Sala', group: 'g' },
  ],
  [
    'they count for links of glightbox alone',
    { data: { title: 'Sala', gallery: 'g' } },
    { title: '', group: null },
  ],
  [
    'our own options win over those of glightbox',
    { data: { glightbox: 'title: A', mediabox: 'title[B]' } },
    { title: 'B' },
  ],
  [
    'a description that names an element is no caption',
    { data: { glightbox: 'description: .texto' } },
    { caption: '' },
  ],
];

const words: readonly Row[] = [
  ['the title of the link is the title', { title: 'Sala' }, { title: 'Sala', alt: 'Sala' }],
  [
    'an option wins over the title of the link',
    { title: 'A', data: { 'mediabox-title': 'B' } },
    { title: 'B' },
  ],
  ['a title is split', { title: 'Sala::La sala' }, { title: 'Sala', caption: 'La sala' }],
  ['a title is split once', { title: 'a :: b::c' }, { title: 'a', caption: 'b::c' }],
  [
    'a caption of its own wins',
    { title: 'a::b', data: { 'mediabox-caption': 'c' } },
    { title: 'a', caption: 'c' },
  ],
  [
    'a caption is split where no title is',
    { data: { 'mediabox-caption': 'a::b' } },
    { title: 'a', caption: 'b' },
  ],
  ['markup is text', { title: '<b>Sala</b> &amp; mesa' }, { title: '<b>Sala</b> &amp; mesa' }],
  [
    'the alt of the data comes first',
    { data: { 'mediabox-alt': 'A' }, picture: { alt: 'B', src: '' } },
    { alt: 'A' },
  ],
  ['the alt of the own picture comes next', { title: 'C', picture: { alt: 'B', src: '' } }, { alt: 'B' }],
  ['an area says it in its own alt', { tag: 'area', alt: 'B', title: 'C' }, { alt: 'B' }],
  ['the title is the alt of last resort', { title: 'C::D', picture: { alt: '', src: '' } }, { alt: 'C' }],
];

const groups: readonly Row[] = [
  ['what is left of rel is the group', { rel: 'nofollow salas noopener' }, { group: 'salas' }],
  ['standard words are no group', { rel: 'noopener NoFollow noreferrer ugc me' }, { group: null }],
  ['lightbox is no group', { rel: 'lightbox' }, { group: null }],
  ['rel wins over the option', { rel: 'a', data: { 'mediabox-group': 'b' } }, { group: 'a' }],
  ['the option is a group', { data: { 'mediabox-group': 'b' } }, { group: 'b' }],
  [
    'a group may be called like a part of an object',
    { data: { 'mediabox-group': '__proto__' } },
    { group: '__proto__' },
  ],
  ['nogroup stands alone', { rel: 'a', classes: ['nogroup'] }, { group: null }],
  ['areas belong together', { tag: 'area' }, { group: 'AREA_ELEMENT' }],
  ['an area of a group belongs to it', { tag: 'area', rel: 'plano' }, { group: 'plano' }],
  ['slides of glightbox belong together', { classes: ['glightbox'] }, { group: 'glightbox' }],
];

const types: readonly Row[] = [
  ['the type of the link counts', { href: 'media/1', type: 'image/png' }, { type: 'image' }],
  [
    'the option wins over it',
    { href: 'media/1', type: 'image/png', data: { 'mediabox-type': 'iframe' } },
    { type: 'frame' },
  ],
  ['the class ajax means page content', { href: 'aviso', classes: ['ajax'] }, { type: 'page' }],
  [
    'an area says its type in a class',
    { tag: 'area', href: 'media/1', classes: ['x', 'image'] },
    { type: 'image' },
  ],
  [
    'an area of a dead type is an error',
    { tag: 'area', href: 'media/1', classes: ['divx'] },
    { type: 'error' },
  ],
  ['a fragment is an element', { href: '#contacto' }, { type: 'element', src: '#contacto' }],
  [
    'a selector is an element',
    { href: '.contacto', data: { 'mediabox-type': 'dom' } },
    { type: 'element', src: '.contacto' },
  ],
  [
    'an old type in the address is cut off',
    { href: 'aviso?a=1&type=text/html#b' },
    { type: 'page', src: `${base}aviso?a=1#b` },
  ],
  ['so it is as the only parameter', { href: 'aviso?type=ajax' }, { type: 'page', src: `${base}aviso` }],
  [
    'a size in the address counts',
    { href: 'aviso?bw=400&bh=300' },
    { type: 'frame', width: px(400), height: px(300) },
  ],
  [
    'a size of the author wins over it',
    { href: 'aviso?bw=400', data: { 'mediabox-width': '50%' } },
    { width: percent(50) },
  ],
  ['a link to nothing is an error', { href: '#' }, { type: 'error', src: '' }],
  ['an empty link is an error', { href: ' ' }, { type: 'error', src: '' }],
  [
    'a picture that is its own address is shown',
    { href: 'data:image/png;base64,AA==' },
    { type: 'image', src: 'data:image/png;base64,AA==' },
  ],
  ['it is never a frame', { href: 'data:image/svg+xml,<svg/>', type: 'iframe' }, { type: 'image' }],
  [
    'a picture of this page in memory is shown',
    { href: 'blob:https://practice.example/1-2' },
    { type: 'image' },
  ],
  ['one of another page is not', { href: 'blob:https://evil.test/1-2' }, { type: 'error', src: '' }],
  ['one of nobody is not', { href: 'blob:null/1-2' }, { type: 'error', src: '' }],
  [
    'nothing but a picture is shown from memory',
    { href: 'blob:https://practice.example/1-2', type: 'text/html' },
    { type: 'error', src: '' },
  ],
  [
    'what nobody shows is still an address',
    { href: 'fotos.zip' },
    { type: 'error', src: `${base}fotos.zip` },
  ],
];

const extras: readonly Row[] = [
  [
    'width and height in pixels',
    { data: { mediabox: 'width[900px];height[600]' } },
    { width: px(900), height: px(600) },
  ],
  [
    'a size in other units is reported',
    { data: { 'mediabox-width': '30em' } },
    { width: null, problems: ['width: found "30em", expected 900, 900px or 80%'] },
  ],
  [
    'more than all of the window is all of it',
    { data: { 'mediabox-width': '300%' } },
    { width: percent(100) },
  ],
  ['a class opens it once', { classes: ['autopopup-single'] }, { auto: 'single', delaySeconds: 0 }],
  ['a class opens it at every visit', { classes: ['autopopup-multiple'] }, { auto: 'multiple' }],
  [
    'an option opens it once',
    { data: { mediabox: 'autopopup[autopopup-single];delay[2.5]' } },
    { auto: 'single', delaySeconds: 2.5 },
  ],
  ['a wait below nothing is none', { data: { 'mediabox-delay': '-3' } }, { delaySeconds: 0 }],
  ['a wait for ever ends', { data: { 'mediabox-delay': '1e99' } }, { delaySeconds: 1800 }],
  ['a wait that is no number is none', { data: { 'mediabox-delay': 'pronto' } }, { delaySeconds: 0 }],
  ['a file may be kept', { data: { mediabox: 'download[1]' } }, { isDownload: true }],
  ['a file may not be kept', { data: { mediabox: 'download[0]' } }, { isDownload: false }],
  [
    'what leads nowhere is not kept',
    { href: 'javascript:x', data: { mediabox: 'download[1]' } },
    { isDownload: false },
  ],
  ['data-thumb is the small picture', { data: { thumb: 'mini.jpg' } }, { thumbnail: `${base}mini.jpg` }],
  [
    'the own picture is the small picture',
    { picture: { alt: '', src: 'mini.jpg' } },
    { thumbnail: `${base}mini.jpg` },
  ],
  ['a script is no small picture', { data: { thumb: 'javascript:x' } }, { thumbnail: '' }],
  [
    'what is left goes to the player',
    { data: { mediabox: 'youtube-start[10];Loop[1];title[A]' } },
    { params: { 'youtube-start': '10', loop: '1' } },
  ],
];

/** The rows that the project publishes for this element, as far as they are read here. */
const markup = [
  '<img src=x onerror=__pwned=1>',
  '%3Cimg%20src%3Dx%20onerror%3D__pwned%3D1%3E',
  '{{constructor.constructor("__pwned=1")()}}',
  '"><svg onload=__pwned=1>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__pwned=1&gt;">',
  '<form action=//evil.test><input name=password autofocus>',
  'http://x/"onmouseover="__pwned=1',
];
const addresses = [
  'javascript:__pwned=1',
  ' \u0001javascript:__pwned=1',
  'java\nscript:__pwned=1',
  'data:text/html,<script>parent.__pwned=1</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
];

describe('<media-box> what a link shows', () => {
  const tables = { sources, words, groups, types, extras };
  for (const [name, rows] of Object.entries(tables)) {
    describe(name, () => {
      for (const [sentence, link, expected] of rows) {
        it(sentence, () => {
          const item: Readonly<Record<string, unknown>> = read(link);
          for (const [key, value] of Object.entries(expected)) assert.deepEqual(item[key], value, key);
        });
      }
    });
  }
});

describe('<media-box> what a hostile link shows', () => {
  for (const text of markup) {
    it(`the title ${text} is text`, () => assert.equal(read({ title: text }).title, text));
    it(`the caption ${text} is text`, () => assert.equal(read({ data: { caption: text } }).caption, text));
  }

  it('a caption behind a title is text', () => {
    const { title, caption } = read({ title: 'Title::<img src=x onerror=__pwned=1>' });
    assert.deepEqual([title, caption], ['Title', '<img src=x onerror=__pwned=1>']);
  });

  for (const href of addresses) {
    it(`nothing is loaded from ${JSON.stringify(href)}, whatever its type is`, () => {
      for (const type of ['', 'iframe', 'image', 'ajax', 'video/mp4', 'dom']) {
        const { src, type: shown, problems } = read({ href, type });
        assert.deepEqual([src, shown, problems.length], ['', 'error', 1]);
      }
    });
  }

  it('markup in an address stays a part of it', () => {
    const { src } = read({ href: 'https://evil.test/"/><script>__pwned=1</script>' });
    assert.equal(src, 'https://evil.test/%22/%3E%3Cscript%3E__pwned=1%3C/script%3E');
  });

  it('markup in a fragment stays a name in this document', () => {
    const { src, type } = read({ href: '#" onclick="__pwned=1' });
    assert.deepEqual([src, type], ['#" onclick="__pwned=1', 'element']);
  });

  it('an author cannot give a frame a document of its own', () => {
    const mediabox = '{"type":"iframe","srcdoc":"<script>parent.__pwned=1</script>"}';
    const { params, problems, type } = read({ href: 'aviso', data: { mediabox } });
    assert.deepEqual([type, params, problems], ['frame', {}, ['srcdoc: not for an author to set']]);
  });

  it('a name of the machinery of objects is no option', () => {
    const item = read({ data: { mediabox: '{"__proto__":{"polluted":"1"}}' } });
    assert.deepEqual([item.params, item.problems, item.type], [{}, [], 'image']);
    assert.equal('polluted' in {}, false);
    assert.deepEqual(read({ data: { mediabox: '__proto__[x]' } }).params, {});
    assert.deepEqual(read({ data: { mediabox: '__proto__=x' } }).params, {});
  });

  it('absurd sizes come to the largest there is, or to none', () => {
    const { width, height, problems } = read({ data: { mediabox: '{"width":1e9,"height":-5}' } });
    assert.deepEqual([width, height], [px(10_000), null]);
    assert.deepEqual(problems, ['height: found "-5", expected 900, 900px or 80%']);
  });

  it('a frame gets no rights by a text of parameters', () => {
    const text = 'srcset=//evil.test/a.png 2x;allow=camera *;sandbox=';
    for (const link of [{ rel: text }, { data: { mediabox: text } }]) {
      const { params, type } = read(link);
      assert.equal(type, 'image');
      assert.equal(params['allow'] ?? params['sandbox'], undefined);
    }
    const { params } = read({ data: { mediabox: 'allow[camera *];sandbox[];onload[x];style[x];loop[1]' } });
    assert.deepEqual(params, { loop: '1' });
  });

  it('letters of any script may stand in an address', () => {
    const { src, type } = read({ href: '/imágenes/日本 →.jpg' });
    assert.equal(src, 'https://practice.example/im%C3%A1genes/%E6%97%A5%E6%9C%AC%20%E2%86%92.jpg');
    assert.equal(type, 'image');
  });

  it('a program behind the name of a document is an error', () => {
    assert.equal(read({ href: '/doc.pdf.exe' }).type, 'error');
  });

  it('a group is any text', () => {
    const group = '"]; alert(1); [x="';
    assert.equal(read({ data: { 'mediabox-group': group } }).group, group);
  });

  it('a type that every object has is an error', () => {
    const { type, problems } = read({ href: 'media/1', type: 'constructor' });
    assert.deepEqual([type, problems], ['error', ['nothing shows "media/1" as "constructor"']]);
  });

  it('whatever an author writes, there is an item of the web, of this document, or an error', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('title', '[', ']', ';', '=', '{', '"', ':', 'javascript:', '#', '\n'))
        .map((p) => p.join('')),
    );
    const data = fc.dictionary(
      fc.constantFrom('mediabox', 'json', 'mediabox-title', 'mediabox-on', 'glightbox'),
      text,
    );
    const link = fc.record({ href: text, rel: text, title: text, type: text, data });
    fc.assert(
      fc.property(link, (facts) => {
        const { src, type } = read(facts);
        assert.ok(mediaTypes.includes(type));
        assert.ok(type === 'element' || src === '' || /^https?:\/\//.test(src), src);
      }),
    );
  });
});
