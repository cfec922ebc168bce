import { describe } from 'node:test';
import { base, percent, px, testItems, type ItemRow } from './links.js';

const foto = `${base}foto.jpg`;

const sources: readonly ItemRow[] = [
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
    { title: '', problems: ['data-mediabox: found a bracket that is never closed, expected name[value]'] },
  ],
  [
    'an open bracket in rel is reported',
    { rel: 'title[Sala' },
    { group: null, problems: ['rel: found a bracket that is never closed, expected name[value]'] },
  ],
  [
    'broken JSON is reported',
    { data: { json: '{"title":' } },
    { problems: ['data-json: found no JSON object, expected {"name":"value"}'] },
  ],
  [
    'a text of no form is reported',
    { data: { mediabox: 'gallery' } },
    { problems: ['data-mediabox: found "gallery", expected name[value], JSON or name=value'] },
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

const words: readonly ItemRow[] = [
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

describe('<media-box> sources of a link', () => testItems(sources));
describe('<media-box> the words of an item', () => testItems(words));
