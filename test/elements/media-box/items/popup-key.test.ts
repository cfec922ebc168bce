import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { popupKey } from '../../../../elements/media-box/items/popup-key.model.js';
import { base } from './links.js';

describe('<media-box> popup key', () => {
  it('the storage key of an automatic popup is a short name with the prefix of the original', () => {
    assert.match(popupKey(base, 'foto.jpg'), /^wf_mediabox_[0-9a-z]{24}$/);
  });

  it('the storage key of an automatic popup is the same at the next visit', () => {
    assert.equal(popupKey(base, 'foto.jpg'), popupKey(base, 'foto.jpg'));
  });

  it('the storage key of an automatic popup differs between the pages of a site, and between the items of a page', () => {
    const keys = new Set<string>();
    for (let page = 0; page < 100; page++) {
      for (let item = 0; item < 100; item++) keys.add(popupKey(`${base}${page}`, `foto-${item}.jpg`));
    }
    assert.equal(keys.size, 10_000);
  });

  it('the storage key of an automatic popup is made of letters of any script', () => {
    assert.match(popupKey(base, '/imágenes/日本 →.jpg'), /^wf_mediabox_[0-9a-z]{24}$/);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (documentUrl, src) => {
        assert.match(popupKey(documentUrl, src), /^wf_mediabox_[0-9a-z]{24}$/);
      }),
    );
  });
});
