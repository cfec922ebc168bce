import { toPosition, type Place, type Position } from '../place/place.model.js';
import { lineOf, listOf, memberOf } from './answer.model.js';
import type { Geocoder, GeocodingProvider } from './provider.model.js';

/** Number of requested results: those that are shown, and some duplicates. */
const limit = 15;

/**
 * Protocol of Photon and compatible services: `api?q=`, `reverse?lat=&lon=`, GeoJSON. The language is sent as a header,
 * not as the parameter `lang`: Photon rejects requests with a `lang` that it does not support, such as Spanish.
 */
export const photon: GeocodingProvider = Object.freeze({
  searchUrl: (geocoder: Geocoder, text: string) =>
    urlOf(geocoder, 'api', [
      ['q', text],
      ['limit', limit],
    ]),
  reverseUrl: (geocoder: Geocoder, { latitude, longitude }: Position) =>
    urlOf(geocoder, 'reverse', [
      ['lat', latitude],
      ['lon', longitude],
    ]),
  readPlaces: (answer: unknown) =>
    memberOf(answer, 'type') === 'FeatureCollection'
      ? listOf(memberOf(answer, 'features')).map(readPlace)
      : null,
});

type Parameters = readonly (readonly [name: string, value: string | number])[];

function urlOf({ address }: Geocoder, path: string, parameters: Parameters): string {
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${address.replace(/(?<!\/)\/+$/, '')}/${path}?${query}`;
}

function readPlace(feature: unknown): Place {
  const properties = memberOf(feature, 'properties');
  const [longitude, latitude] = listOf(memberOf(memberOf(feature, 'geometry'), 'coordinates'));
  return { address: addressOf(properties), position: toPosition(latitude, longitude) };
}

/** Properties of an address, from the narrowest to the widest. */
function addressOf(properties: unknown): string {
  const part = (name: string) => lineOf(memberOf(properties, name));
  const street = [part('street'), part('housenumber')].filter(Boolean).join(' ');
  const city = [part('postcode'), part('city')].filter(Boolean).join(' ');
  return [...new Set([part('name'), street, city, part('state'), part('country')])]
    .filter(Boolean)
    .join(', ');
}
