import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readTracks } from '../../../../elements/media-box/items/media-tracks.model.js';
import {
  safeAttributes,
  safeSrcset,
  type ParamTarget,
} from '../../../../elements/media-box/items/safe-params.model.js';
import { base, readsPerCharacter, resolve } from './links.js';

const given = (target: ParamTarget, params: Readonly<Record<string, string>>) =>
  Object.fromEntries(safeAttributes(target, new Map(Object.entries(params)), resolve));

const targets: readonly ParamTarget[] = ['img', 'video', 'audio', 'source', 'iframe'];

describe('<media-box> parameters of a media element', () => {
  it('switches are bare attributes, or not there', () => {
    const params = { controls: '', loop: 'true', muted: '1', autoplay: 'false', playsinline: 'playsinline' };
    assert.deepEqual(given('video', params), { controls: '', loop: '', muted: '', playsinline: '' });
  });

  it('a poster is an address of the web', () => {
    assert.deepEqual(given('video', { poster: 'p.jpg' }), { poster: `${base}p.jpg` });
    assert.deepEqual(given('video', { poster: 'javascript:x' }), {});
  });

  it('a word of a list is one of the list', () => {
    assert.deepEqual(given('video', { preload: 'None' }), { preload: 'none' });
    assert.deepEqual(given('video', { preload: 'constructor' }), {});
    assert.deepEqual(given('iframe', { referrerpolicy: 'unsafe-url' }), {});
  });

  it('a picture has its sizes', () => {
    const params = { srcset: 'a.jpg 400w, b.jpg 800w', sizes: '100vw' };
    assert.deepEqual(given('img', params), {
      srcset: `${base}a.jpg 400w, ${base}b.jpg 800w`,
      sizes: '100vw',
    });
  });

  it('an element gets only what it knows', () => {
    assert.deepEqual(given('img', { controls: '', poster: 'p.jpg' }), {});
    assert.deepEqual(given('audio', { poster: 'p.jpg', loop: '' }), { loop: '' });
  });

  it('nothing ever runs, opens rights or changes the address', () => {
    const hostile = [
      'srcdoc',
      'sandbox',
      'allow',
      'src',
      'style',
      'onload',
      'onerror',
      'class',
      'id',
      'name',
      'is',
    ];
    const params = Object.fromEntries(hostile.map((name) => [name, 'x']));
    for (const target of targets) assert.deepEqual(given(target, params), {});
  });

  it('nothing of the machinery of objects is a parameter', () => {
    for (const target of targets) {
      assert.deepEqual(given(target, { constructor: '1', toString: '1', hasOwnProperty: '1' }), {});
    }
  });

  it('whatever is written, every address is of the web', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('a.png', ',', ' ', '2x', 'javascript:x', 'data:text/html,', '//evil.test/'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (srcset) => {
        const safe = safeSrcset(srcset, resolve);
        for (const candidate of safe === '' ? [] : safe.split(', ')) {
          assert.match(candidate, /^https?:\/\/\S+(?: [\d.]+[wx])?$/);
        }
      }),
    );
  });
});

describe('<media-box> the sizes of a picture', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['a.png', `${base}a.png`],
    ['a.png 1x, b.png 1.5x', `${base}a.png 1x, ${base}b.png 1.5x`],
    ['a.png, b.png 2x', `${base}a.png, ${base}b.png 2x`],
    ['a,b.png 2x', `${base}a,b.png 2x`],
    [' ,a.png 1x,, b.png 2x, ', `${base}a.png 1x, ${base}b.png 2x`],
    ['//cdn.example/a.png 2x', 'https://cdn.example/a.png 2x'],
    ['javascript:x 1x, b.png 2x', `${base}b.png 2x`],
    ['data:text/html,x 1x', ''],
    ['a.png 2', ''],
    ['a.png -2x', ''],
    ['//evil.test/a.png 2x;allow=camera *;sandbox=', ''],
    ['', ''],
  ];

  for (const [text, safe] of rows) {
    it(`the srcset "${text}" becomes "${safe}"`, () => assert.equal(safeSrcset(text, resolve), safe));
  }

  for (const text of [',', ' ', 'a', 'a,', 'a ', 'a 1x,', 'a, ']) {
    it(`the sizes of a picture are read in few looks at each character of "${text}" a thousand times`, () => {
      assert.ok(readsPerCharacter(text.repeat(1000), (counted) => safeSrcset(counted, resolve)) <= 8);
    });
  }
});

describe('<media-box> the words that run along with a recording', () => {
  const tracksOf = (tracks: string) => readTracks(new Map([['tracks', tracks]]), resolve);

  it('the tracks of a recording have an address, a language, a kind and a name', () => {
    assert.deepEqual(tracksOf('es.vtt es Español, en.vtt en-GB captions English (UK)'), [
      { src: `${base}es.vtt`, kind: 'subtitles', srclang: 'es', label: 'Español' },
      { src: `${base}en.vtt`, kind: 'captions', srclang: 'en-GB', label: 'English (UK)' },
    ]);
  });

  it('the tracks of a recording may have an address alone', () => {
    assert.deepEqual(tracksOf('es.vtt'), [
      { src: `${base}es.vtt`, kind: 'subtitles', srclang: '', label: '' },
    ]);
  });

  it('the tracks of a recording are none from anywhere but the web', () => {
    assert.deepEqual(tracksOf('javascript:x es, data:text/vtt;base64 es, '), []);
    assert.deepEqual(readTracks(new Map(), resolve), []);
  });
});
