import { describe } from 'node:test';
import { base, percent, px, testItems, type ItemRow } from './links.js';

const groups: readonly ItemRow[] = [
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

const types: readonly ItemRow[] = [
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

const extras: readonly ItemRow[] = [
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
  [
    'a piece of the page is not kept',
    { href: '#a', data: { mediabox: 'download[1]' } },
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

const words: readonly ItemRow[] = [
  [
    'the words under the picture are its caption',
    { figcaption: 'La sala' },
    { title: '', caption: 'La sala' },
  ],
  ['beside a title too', { title: 'Una', figcaption: 'La sala' }, { title: 'Una', caption: 'La sala' }],
  ['unless they repeat it', { title: 'La sala', figcaption: 'La sala' }, { title: 'La sala', caption: '' }],
  ['data-caption says more', { data: { caption: 'Mía' }, figcaption: 'Otra' }, { caption: 'Mía' }],
  ['an option says more', { data: { mediabox: 'caption[Mía]' }, figcaption: 'Otra' }, { caption: 'Mía' }],
  ['so does the end of a title', { title: 'Una::Mía', figcaption: 'Otra' }, { title: 'Una', caption: 'Mía' }],
  ['two colons under a picture are no title', { figcaption: 'A::B' }, { title: '', caption: 'A::B' }],
  [
    'a description may name the element that holds it',
    { data: { glightbox: 'description: .words' }, wordsOf: (name) => `of ${name}` },
    { caption: 'of .words' },
  ],
  [
    'one that is not there is no caption',
    { classes: ['glightbox'], data: { description: '#words' } },
    { caption: '' },
  ],
  [
    'a title never names an element',
    { classes: ['glightbox'], data: { title: '#words' }, wordsOf: () => 'no' },
    { title: '' },
  ],
];

const places: readonly ItemRow[] = [
  ['its place gives a link a group', { placeGroup: 'auto' }, { group: 'auto' }],
  ['its own word comes first', { placeGroup: 'auto', rel: 'salas' }, { group: 'salas' }],
  ['nogroup comes before all', { placeGroup: 'auto', classes: ['nogroup'] }, { group: null }],
  ['an area is of its place too', { tag: 'area', placeGroup: 'auto' }, { group: 'auto' }],
  ['and so is a slide', { classes: ['glightbox'], placeGroup: 'auto' }, { group: 'auto' }],
];

describe('<media-box> title and caption', () => testItems(words));
describe('<media-box> links by their place', () => testItems(places));
describe('<media-box> groups', () => testItems(groups));
describe('<media-box> where an item comes from', () => testItems(types));
describe('<media-box> the size, the moment and the extras of an item', () => testItems(extras));
