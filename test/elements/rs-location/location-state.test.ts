import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeView, emptyView } from '../../../elements/rs-location/location-state.model.js';

describe('what a location field shows', () => {
  it('changes piece by piece: the suggestions leave the button for the position alone', () => {
    const asked = changeView(emptyView, { canLocate: true });
    const state = changeView(asked, { addresses: ['Calle Mayor 1'], active: 0 });
    assert.deepEqual([state.canLocate, state.addresses, state.active], [true, ['Calle Mayor 1'], 0]);
  });

  it('is not painted again where nothing has changed', () => {
    const state = changeView(emptyView, { canLocate: true });
    assert.equal(changeView(state, { canLocate: true, addresses: [], zoom: undefined }), state);
    assert.notEqual(changeView(state, { canLocate: false }), state);
  });
});
