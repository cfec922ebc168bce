import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemSize } from '../../../../elements/media-box/media/item-size.model.js';
import { percent, px } from '../items/links.js';

describe('<media-box> the size that an author wants', () => {
  for (const [sentence, size, css] of [
    ['is left to the style sheet where none is set', { width: null, height: null }, {}],
    [
      'in pixels is at most all there is',
      { width: px(900), height: null },
      { inlineSize: 'min(100%, 900px)' },
    ],
    [
      'in per cent is of the window',
      { width: percent(80), height: percent(50) },
      { inlineSize: 'min(100%, 80vw)', blockSize: 'min(100%, 50vh)' },
    ],
    ['may be a height alone', { width: null, height: px(300) }, { blockSize: 'min(100%, 300px)' }],
  ] as const)
    it(`the size that an author wants ${sentence}`, () => assert.deepEqual(itemSize(size), css));
});
