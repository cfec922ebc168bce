import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addFiles, keysOf } from '../../../elements/rs-uploads/files/listed-file.model.js';
import { isShowable, pixelsOf } from '../../../elements/rs-uploads/files/picture-size.model.js';
import { describeRules } from '../../../elements/rs-uploads/hint/describe-rules.model.js';
import { placeFiles } from '../../../elements/rs-uploads/inputs/place-files.model.js';
import { es } from '../../../elements/rs-uploads/texts/es.js';
import { formatText } from '../../../shared/i18n/format-text.js';
import { describeBytes } from '../../../shared/uploads/describe-bytes.model.js';
import type { Texts } from '../../../shared/i18n/texts.js';

const file = (name: string) => ({ name, size: 1, lastModified: 2, type: '' });
const spanish: Texts = es;
const translate = (key: string, ...values: (string | number)[]) =>
  formatText(spanish[key] ?? key, values, 'es');
const anything = { isRequired: false, minFiles: 0, maxFiles: 0, maxBytes: 0, extensions: [], types: [] };

describe('the sentence on allowed files', () => {
  const cases = [
    ['everything', {}, ''],
    ['one file', { maxFiles: 1, minFiles: 1 }, ''],
    ['a number', { maxFiles: 3 }, 'Como máximo 3 archivos.'],
    ['at least some', { minFiles: 2 }, 'Al menos 2 archivos.'],
    ['from some to more', { minFiles: 2, maxFiles: 5 }, 'De 2 a 5 archivos.'],
    ['so many', { minFiles: 2, maxFiles: 2 }, '2 archivos.'],
    [
      'types and sizes',
      { extensions: ['pdf', 'jpg'], maxBytes: 1536 },
      'Formatos: PDF y JPG. Hasta 1,5 kB por archivo.',
    ],
    ['endings and a kind', { extensions: ['pdf'], types: ['image/*'] }, 'Formatos: PDF e imágenes.'],
    ['all kinds', { types: ['audio/*', 'video/*'] }, 'Formatos: audio y vídeos.'],
    [
      'media types by their endings, once each',
      {
        extensions: ['pdf'],
        types: [
          'application/pdf',
          'image/jpeg',
          'text/plain',
          'application/msword',
          'application/x-own-format',
        ],
      },
      'Formatos: PDF, JPG, TXT, DOC y application/x-own-format.',
    ],
  ] as const;

  for (const [title, rules, words] of cases)
    it(`the sentence on allowed files is ${title}`, () =>
      assert.equal(
        describeRules({ ...anything, ...rules }, translate, 'es')
          .filter(Boolean)
          .join(' '),
        words,
      ));

  it('the sentence on allowed files has sizes in the words of the language, also where that is none', () => {
    assert.deepEqual(
      [0, 900, 2048, 2_621_440, 3 * 1024 ** 3].map((bytes) => describeBytes(bytes, 'es')),
      ['0 B', '900 B', '2 kB', '2,5 MB', '3 GB'],
    );
    assert.match(describeBytes(2048, 'no language'), /^2/);
  });
});

describe('files that are added', () => {
  it('files that are added are listed once', () =>
    assert.deepEqual(
      addFiles([file('a')], [file('a'), file('b')]).map(({ name }) => name),
      ['a', 'b'],
    ));

  it('files that are added have keys of their own, also where two inputs hold the same file', () =>
    assert.equal(new Set(keysOf([file('a'), file('a'), file('b')])).size, 3));

  const none = () => false;
  const cases = [
    ['into the input for several', [[['a'], true]], ['b', 'c'], none, [['a', 'b', 'c']], 0],
    ['as far as there is room', [[['a'], true]], ['b', 'c', 'd', 'e'], none, [['a', 'b', 'c']], 2],
    [
      'nowhere, where too many were chosen',
      [[['a', 'b', 'c', 'd'], true]],
      ['e'],
      none,
      [['a', 'b', 'c', 'd']],
      1,
    ],
    ['in place of the one of a lone input', [[['a'], false]], ['b'], none, [['b']], 0],
    [
      'one into each empty input',
      [
        [['a'], false],
        [[], false],
      ],
      ['b'],
      none,
      [['a'], ['b']],
      0,
    ],
    ['into new inputs', [[['a'], false]], ['b', 'c'], (count: number) => count < 2, [['a'], ['b']], 1],
    ['nowhere, where they are there', [[['a'], false]], ['a'], () => true, [['a']], 0],
  ] as const;

  for (const [title, inputs, added, mayAdd, held, leftOver] of cases) {
    it(`files that are added go ${title}`, () => {
      const placing = placeFiles(
        inputs.map(([names, isMultiple]) => ({ files: names.map(file), isMultiple })),
        added.map(file),
        mayAdd,
        3,
      );
      assert.deepEqual(
        placing.inputs.map((files) => files.map(({ name }) => name)),
        held,
      );
      assert.equal(placing.leftOver, leftOver);
    });
  }
});

describe('the size of a picture', () => {
  const png = new Uint8Array(33);
  png.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(png.buffer).setUint32(16, 640);
  new DataView(png.buffer).setUint32(20, 480);
  const gif = new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x10, 0, 0x20, 0]);
  const jpeg = new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, 0, 100, 0, 200, 1, 1, 0x11, 0],
  ]);

  it('the size of a picture is read from the first bytes of a PNG, a GIF and a JPEG', () =>
    assert.deepEqual([png, gif, jpeg].map(pixelsOf), [640 * 480, 512, 20_000]));

  it('the size of a picture is unknown of everything else, also of one that is cut off', () =>
    assert.deepEqual([new Uint8Array(), new Uint8Array([0xff, 0xd8, 0xff]), png.slice(0, 20)].map(pixelsOf), [
      null,
      null,
      null,
    ]));

  it('the size of a picture decides whether it is shown, and so does that of its file', () => {
    assert.equal(isShowable(png, 1000), true);
    assert.equal(isShowable(png, 50 * 1024 * 1024), false);
    const huge = png.slice();
    new DataView(huge.buffer).setUint32(16, 60_000);
    new DataView(huge.buffer).setUint32(20, 60_000);
    assert.equal(isShowable(huge, 1000), false);
    assert.equal(isShowable(new Uint8Array(), 1000), true);
  });
});
