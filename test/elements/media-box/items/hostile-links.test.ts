import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mediaTypes } from '../../../../elements/media-box/items/media-item.model.js';
import { px, read } from './links.js';

/** Published hostile inputs for this element, those in links. */
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

describe('<media-box> hostile links', () => {
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
    assert.deepEqual(
      [type, params, problems],
      ['frame', {}, ['options: found srcdoc, which an author cannot set, expected others']],
    );
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

  it('letters of any script may be in an address', () => {
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
    assert.deepEqual(
      [type, problems],
      ['error', ['href: found "media/1" as "constructor", expected a type that browsers show']],
    );
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
