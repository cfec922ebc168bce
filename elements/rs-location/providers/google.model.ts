import { toPosition, type Place, type Position } from '../place/place.model.js';
import { lineOf, listOf, memberOf } from './answer.model.js';
import type { Geocoder, GeocodingProvider } from './provider.model.js';

/** Google's geocoding web service and compatible services: `address=`, `latlng=`, a `status`. */
export const google: GeocodingProvider = Object.freeze({
  searchUrl: (geocoder: Geocoder, text: string) => urlOf(geocoder, 'address', text),
  reverseUrl: (geocoder: Geocoder, { latitude, longitude }: Position) =>
    urlOf(geocoder, 'latlng', `${latitude},${longitude}`),
  readPlaces: (answer: unknown) =>
    memberOf(answer, 'status') === 'OK' ? listOf(memberOf(answer, 'results')).map(readPlace) : null,
});

function urlOf({ address, key, language }: Geocoder, name: string, value: string): string {
  const parameters = [
    [name, value],
    ['language', language],
    ['key', key],
  ].filter(([, text]) => text !== '');
  const query = parameters.map(([one = '', text = '']) => `${one}=${encodeURIComponent(text)}`).join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function readPlace(result: unknown): Place {
  const location = memberOf(memberOf(result, 'geometry'), 'location');
  return {
    address: lineOf(memberOf(result, 'formatted_address')),
    position: toPosition(memberOf(location, 'lat'), memberOf(location, 'lng')),
  };
}
