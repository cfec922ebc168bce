import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeView, emptyView } from '../../../elements/rs-location/location-state.model.js';

describe('<rs-location> location state', () => {
  it('the view of a location field changes piece by piece: the suggestions leave the button for the position alone', () => {
    const asked = changeView(emptyView, { canLocate: true });
    const state = changeView(asked, { addresses: ['Calle Mayor 1'], active: 0 });
    assert.deepEqual(
      { canLocate: state.canLocate, addresses: state.addresses, active: state.active },
      { canLocate: true, addresses: ['Calle Mayor 1'], active: 0 },
    );
  });

  it('the view of a location field is not painted again where nothing has changed', () => {
    const state = changeView(emptyView, { canLocate: true });
    assert.equal(changeView(state, { canLocate: true, addresses: [], zoom: undefined }), state);
    assert.notEqual(changeView(state, { canLocate: false }), state);
  });
});
