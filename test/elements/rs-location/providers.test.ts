import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { google } from '../../../elements/rs-location/providers/google.model.js';
import { photon } from '../../../elements/rs-location/providers/photon.model.js';
import { mostSuggestions, placesIn } from '../../../elements/rs-location/providers/providers.model.js';

const geocoder = { address: 'https://geo.example/', key: 'clave&1', language: 'es' };
const feature = (name: string, coordinates: unknown = [-3.7038, 40.4168]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    name,
    street: 'Calle Mayor',
    housenumber: '3',
    postcode: '28013',
    city: 'Madrid',
    country: 'España',
  },
});
const collection = (features: unknown) => ({ type: 'FeatureCollection', features });
const result = (address: unknown, lat: unknown = 40.4, lng: unknown = -3.7) => ({
  formatted_address: address,
  geometry: { location: { lat, lng } },
});

describe('a Photon-style geocoder', () => {
  it('a Photon-style geocoder is asked with the typed text, whatever it is', () => {
    assert.equal(
      photon.searchUrl(geocoder, 'Ñ&q=1#/?'),
      'https://geo.example/api?q=%C3%91%26q%3D1%23%2F%3F&limit=15',
    );
    assert.equal(
      photon.reverseUrl(geocoder, { latitude: 40.5, longitude: -3 }),
      'https://geo.example/reverse?lat=40.5&lon=-3',
    );
  });

  it('a Photon-style geocoder answers places with an address in one line', () => {
    assert.deepEqual(placesIn(photon, collection([feature('Casa')])), [
      {
        address: 'Casa, Calle Mayor 3, 28013 Madrid, España',
        position: { latitude: 40.4168, longitude: -3.7038 },
      },
    ]);
  });

  for (const answer of [null, [], 'OK', { message: 'error' }, { type: 'FeatureCollection', features: null }])
    it(`a Photon-style geocoder shows nothing of ${JSON.stringify(answer)}`, () => {
      assert.deepEqual(placesIn(photon, answer) ?? [], []);
    });
});

describe('a Google-style geocoder', () => {
  it('a Google-style geocoder is asked with its key', () => {
    assert.equal(
      google.searchUrl({ ...geocoder, address: 'https://geo.example/json' }, 'Sol'),
      'https://geo.example/json?address=Sol&language=es&key=clave%261',
    );
  });

  it('a Google-style geocoder answers places where its status is OK, and none with any other', () => {
    assert.equal(placesIn(google, { status: 'OK', results: [result('Sol')] })?.length, 1);
    for (const status of ['ZERO_RESULTS', 'OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'ok', undefined])
      assert.equal(placesIn(google, { status, results: [result('Sol')] }), null);
  });

  it('a Google-style geocoder shows nothing of an OK without results (geo-01)', () => {
    assert.deepEqual(placesIn(google, { status: 'OK', results: null }), []);
  });

  it('a Google-style geocoder has no position in one that is no number (geo-05)', () => {
    const places = placesIn(google, { status: 'OK', results: [result('Sol', 'NaN', 'NaN')] });
    assert.deepEqual(places, [{ address: 'Sol', position: null }]);
  });
});

describe('places of an answer', () => {
  it('places of an answer are no more than can be shown, of ten thousand (geo-03)', () => {
    const results = Array.from({ length: 10_000 }, (_, index) => result(`Calle ${index}`));
    assert.equal(placesIn(google, { status: 'OK', results })?.length, mostSuggestions);
  });

  it('places of an answer are text in one line: no direction is turned around, no address twice, none empty', () => {
    const results = [
      result('<img src=x onerror=alert(1)>\n\u202Eabc'),
      result('Sol'),
      result('Sol'),
      result(''),
      result({}),
    ];
    const addresses = placesIn(google, { status: 'OK', results })?.map(({ address }) => address);
    assert.deepEqual(addresses, ['<img src=x onerror=alert(1)> abc', 'Sol']);
  });
});
