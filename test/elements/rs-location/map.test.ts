import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keySteps, ofMap, readMarkerKey } from '../../../elements/rs-location/map/map.model.js';
import { isAccurate } from '../../../elements/rs-location/position/position.model.js';

describe('the keys of a marker', () => {
  it('the keys of a marker are the arrows, with shift further, and plus and minus for the map', () => {
    assert.deepEqual(readMarkerKey('ArrowUp', false), { type: 'move', x: 0, y: -keySteps.near });
    assert.deepEqual(readMarkerKey('ArrowRight', true), { type: 'move', x: keySteps.far, y: 0 });
    assert.deepEqual(readMarkerKey('+', false), { type: 'zoom', by: 1 });
    assert.deepEqual(readMarkerKey('-', false), { type: 'zoom', by: -1 });
    for (const key of ['Tab', 'Enter', 'a', 'constructor']) assert.equal(readMarkerKey(key, false), null);
  });

  it('the keys of a marker leave the marker on the earth', () => {
    assert.deepEqual(ofMap({ lat: 10, lng: 370 }), { latitude: 10, longitude: 10 });
    assert.deepEqual(ofMap({ lat: 95, lng: 190 }), { latitude: 90, longitude: -170 });
  });
});

describe('the position that a browser tells', () => {
  it('the position that a browser tells is accurate within a kilometre', () => {
    assert.deepEqual([12, 1000, 1001, NaN, undefined].filter(isAccurate), [12, 1000]);
  });
});
