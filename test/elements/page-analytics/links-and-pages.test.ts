import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  bareHost,
  fileExtension,
  isOutbound,
} from '../../../elements/page-analytics/links/link-kind.model.js';
import { findSearchTerm, pageOf } from '../../../elements/page-analytics/page-views/page-address.model.js';
import { isSink, readSinks } from '../../../elements/page-analytics/sinks/sink-words.model.js';

describe('a link', () => {
  const hosts: readonly (readonly [string, string, boolean])[] = [
    ['a.test', 'a.test', false],
    ['www.a.test', 'a.test', false],
    ['www2.a.test', 'www.a.test', false],
    ['citas.a.test', 'www.a.test', false],
    ['b.test', 'a.test', true],
    ['nota.test', 'a.test', true],
    ['a.test.b.test', 'a.test', true],
    ['a.test', 'citas.a.test', true],
  ];
  for (const [host, own, expected] of hosts) {
    it(`a link to ${host} leads ${expected ? 'away' : 'nowhere else'} on ${own}`, () =>
      assert.equal(isOutbound(host, own), expected));
  }

  it('a link is tracked with its host, without the www that means nothing', () =>
    assert.deepEqual(['www.b.test', 'www12.b.test', 'wwwx.test'].map(bareHost), [
      'b.test',
      'b.test',
      'wwwx.test',
    ]));

  const known =
    'pdf xls xlsx doc docx txt rtf csv exe key pps ppt pptx 7z pkg rar gz zip avi mov mp4 mpg mpeg wmv mid midi mp3 wav wma';
  it('a link leads to a file by one of the known extensions, in any case', () => {
    for (const extension of known.split(' ')) {
      assert.equal(fileExtension(`/guia.${extension}`), extension);
      assert.equal(fileExtension(`/Guia.v2.${extension.toUpperCase()}`), extension);
    }
  });
  it('a link leads to a page by any other', () => {
    for (const path of [
      '/',
      '/guia',
      '/guia.html',
      '/guia.epub',
      '/guia.odt',
      '/foto.jpg',
      '/guia.pdfx',
      '/pdf',
      '/a.pdf/b',
    ])
      assert.equal(fileExtension(path), '');
  });
});

describe('an address', () => {
  const pages: readonly (readonly [string, string])[] = [
    ['https://a.test/x?y=1#parte', 'https://a.test/x?y=1'],
    ['https://a.test/#', 'https://a.test/'],
    ['https://a.test/#/ruta#x', 'https://a.test/#/ruta'],
    ['https://a.test/#!ruta', 'https://a.test/#!ruta'],
  ];
  for (const [address, page] of pages)
    it(`an address ${address} is of the page ${page}`, () => assert.equal(pageOf(address), page));

  it('an address has a search in the first of the parameters with a value', () => {
    const read = (query: string) => (name: string) => new URLSearchParams(query).get(name);
    const usual = 'q s search query keyword';
    assert.equal(findSearchTerm(usual, read('keyword=c&s=b')), 'b');
    assert.equal(findSearchTerm(usual, read('q=+&query=dormir+mal')), 'dormir mal');
    assert.equal(findSearchTerm('buscar  q', read('q=a&buscar=b')), 'b');
    assert.equal(findSearchTerm(usual, read('Q=a&x=b')), undefined);
  });
});

describe('the attribute sink', () => {
  it('the attribute sink has words and addresses', () => {
    assert.deepEqual(readSinks('  dataLayer\n /analitica '), ['dataLayer', '/analitica']);
    for (const word of ['dataLayer', 'gtag', 'event', '/analitica', 'https://c.test/in', 'http://c.test'])
      assert.ok(isSink(word), word);
    for (const word of ['datalayer', 'ga', 'post', 'javascript:alert(1)', 'ftp://c.test/', 'c.test/in'])
      assert.ok(!isSink(word), word);
  });
});
