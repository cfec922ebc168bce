import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fittedSize, stepsBetween } from '../../../../elements/rs-uploads/shrink/fitted-size.model.js';
import { kindOf } from '../../../../elements/rs-uploads/shrink/picture-kind.model.js';
import { withoutMetadata } from '../../../../elements/rs-uploads/shrink/without-metadata.model.js';
import { contains, withExif } from './pictures.js';

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : [...part],
    ),
  );

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngChunk = (name: string, content: string) => [
  ...bytesOf([0, 0, 0, content.length], name, content, [1, 2, 3, 4]),
];
const riffChunk = (name: string, content: readonly number[]) => [
  ...bytesOf(name, [content.length, 0, 0, 0], content),
];
const webp = (...chunks: readonly (readonly number[])[]) => {
  const content = chunks.flat();
  return bytesOf('RIFF', [content.length + 4, 0, 0, 0], 'WEBP', content);
};
const extended = (flags: number) => riffChunk('VP8X', [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]);
/** Segments of a JPEG without metadata: a table, the start of the scan, pixels, the end. */
const plainJpeg = bytesOf([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 7, 7, 7, 0xff, 0xd9]);

describe('pictures made smaller: kinds', () => {
  const table = [
    ['a JPEG', plainJpeg, 'jpeg'],
    ['a PNG', bytesOf(pngHead, pngChunk('IHDR', '1234'), pngChunk('IDAT', 'x')), 'png'],
    ['a PNG that moves', bytesOf(pngHead, pngChunk('IHDR', '1234'), pngChunk('acTL', '12')), null],
    ['a WebP', webp(riffChunk('VP8 ', [1, 2])), 'webp'],
    ['a WebP that moves', webp(extended(0b10)), null],
    ['a HEIC of a phone', bytesOf([0, 0, 0, 24], 'ftypheic'), 'heic'],
    ['an AVIF', bytesOf([0, 0, 0, 24], 'ftypavif'), null],
    ['a GIF', bytesOf('GIF89a'), null],
    ['a text', bytesOf('hola'), null],
    ['nothing', bytesOf(), null],
  ] as const;
  for (const [what, bytes, kind] of table)
    it(`the kind of a picture is ${kind ?? 'none'} for ${what}`, () => assert.equal(kindOf(bytes), kind));
});

describe('pictures made smaller: metadata', () => {
  it('a picture without its metadata is a JPEG without its place, and with its orientation', () => {
    const stripped = withoutMetadata(withExif(plainJpeg, 6), 'jpeg') as Uint8Array;
    assert.equal(contains(stripped, 'GPSLatitude'), false);
    // The segment has the orientation alone: 36 bytes, the value at place 31 of the file.
    assert.deepEqual([stripped[2], stripped[3], stripped[31]], [0xff, 0xe1, 6]);
    assert.deepEqual(stripped.subarray(38), plainJpeg.subarray(2));
  });

  it('a picture without its metadata is an upright JPEG without any such segment', () =>
    assert.deepEqual(withoutMetadata(withExif(plainJpeg, 1), 'jpeg'), plainJpeg));

  it('a picture without its metadata is a PNG without its texts', () => {
    const head = [...pngHead, ...pngChunk('IHDR', '1234')];
    const tail = [...pngChunk('IDAT', 'x'), ...pngChunk('IEND', '')];
    const full = bytesOf(head, pngChunk('eXIf', 'GPS'), pngChunk('tEXt', 'Autor'), tail);
    assert.deepEqual(withoutMetadata(full, 'png'), bytesOf(head, tail));
  });

  it('a picture without its metadata is a WebP whose header says so', () => {
    const full = webp(extended(0b11100), riffChunk('VP8 ', [1, 2]), riffChunk('EXIF', [9, 9, 9, 9]));
    assert.deepEqual(withoutMetadata(full, 'webp'), webp(extended(0b10000), riffChunk('VP8 ', [1, 2])));
  });

  const asItIs = [
    ['a JPEG without metadata', plainJpeg, 'jpeg'],
    ['a JPEG that ends in a segment', withExif(plainJpeg, 6).subarray(0, 20), 'jpeg'],
    ['a JPEG with a segment of no length', bytesOf([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0]), 'jpeg'],
    ['a PNG that ends in a chunk', bytesOf(pngHead, [0xff, 0xff, 0xff, 0xff], 'tEXt'), 'png'],
    ['a WebP that ends in a chunk', webp(riffChunk('VP8 ', [1, 2])).subarray(0, 21), 'webp'],
    ['a HEIC', bytesOf([0, 0, 0, 24], 'ftypheic'), 'heic'],
  ] as const;
  for (const [what, bytes, kind] of asItIs)
    it(`a picture without its metadata is the same for ${what}`, () =>
      assert.equal(withoutMetadata(bytes, kind), null));
});

describe('pictures made smaller: sizes', () => {
  it('the size of a smaller picture has the longer side that the author wants', () => {
    assert.deepEqual(fittedSize({ width: 4000, height: 3000 }, 1600), { width: 1600, height: 1200 });
    assert.deepEqual(fittedSize({ width: 10, height: 30_000 }, 1600), { width: 1, height: 1600 });
    assert.deepEqual(fittedSize({ width: 800, height: 600 }, 1600), { width: 800, height: 600 });
  });

  it('the size of a smaller picture is reached by halves, none larger than a canvas of Safari', () => {
    const to = { width: 1000, height: 750 };
    assert.deepEqual(stepsBetween({ width: 8000, height: 6000 }, to), [
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
      to,
    ]);
    assert.deepEqual(stepsBetween({ width: 1500, height: 1125 }, to), [to]);
    assert.deepEqual(stepsBetween({ width: 40_000, height: 30_000 }, to)[0], { width: 4000, height: 3000 });
  });
});
