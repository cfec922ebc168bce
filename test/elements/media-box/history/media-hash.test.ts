import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mediaHash, readMediaHash } from '../../../../elements/media-box/history/media-hash.model.js';

describe('<media-box> media hash', () => {
  it('the address of an item can be read by a person', () => {
    assert.equal(mediaHash({ group: 'sala', index: 2 }), '#media=sala/3');
    assert.equal(mediaHash({ group: null, index: 0 }), '#media=1');
  });

  it('the address of an item leads back to the item, whatever the group is called', () => {
    const group = fc.oneof(fc.constant(null), fc.string({ unit: 'grapheme', maxLength: 50 }));
    fc.assert(
      fc.property(group, fc.nat({ max: 99_999 }), (name, index) => {
        assert.deepEqual(readMediaHash(mediaHash({ group: name, index })), { group: name, index });
      }),
    );
  });

  for (const hash of [
    '',
    '#',
    '#top',
    '#media=',
    '#media=a/0',
    '#media=a/-1',
    '#media=%E0%A4%A/1',
    '#media=a/b/1',
    `#media=${'a'.repeat(2000)}/1`,
  ]) {
    it(`the address of an item is not ${hash.slice(0, 20) || 'nothing'}`, () =>
      assert.equal(readMediaHash(hash), null));
  }
});
