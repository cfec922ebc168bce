import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeList } from '../../../elements/rs-location/suggestions/place-list.model.js';

const phone = { left: 0, top: 0, width: 390, height: 844 };
const fieldAt = (top: number) => ({ left: 16, top, width: 358, height: 44 });

describe('<rs-location> place list', () => {
  it('the place of the suggestions is below the field and as wide, in the space that is left', () => {
    const place = placeList(fieldAt(100), phone);
    assert.deepEqual(place, { left: 16, width: 358, isAbove: false, edge: 148, room: 688, isInSight: true });
  });

  it('the place of the suggestions is above a field at the lower end, such as over an on-screen keyboard', () => {
    const place = placeList(fieldAt(400), { ...phone, height: 500 });
    assert.deepEqual(place, { left: 16, width: 358, isAbove: true, edge: 396, room: 388, isInSight: true });
  });

  it('the place of the suggestions is below a field in a low window with more space there, and two addresses high at least', () => {
    const place = placeList(fieldAt(4), { ...phone, height: 120 });
    assert.equal(place.isAbove, false);
    assert.equal(place.room, 88);
  });

  it('the place of the suggestions is out of sight with a field that was scrolled away', () => {
    assert.equal(placeList(fieldAt(-60), phone).isInSight, false);
    assert.equal(placeList(fieldAt(850), phone).isInSight, false);
  });
});
