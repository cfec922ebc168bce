import type { Place, Position } from '../place/place.model.js';

/** Address, key and language of a geocoder. */
export interface Geocoder {
  /** Absolute URL. */
  readonly address: string;
  /** API key, which is visible in the page; '' for none. */
  readonly key: string;
  /** Language of the answers, a BCP 47 primary subtag. */
  readonly language: string;
}

/** Protocol of a geocoder. */
export interface GeocodingProvider {
  /** Returns the URL of a request for the places of a text. */
  searchUrl(geocoder: Geocoder, text: string): string;
  /** Returns the URL of a request for the address of a position. */
  reverseUrl(geocoder: Geocoder, position: Position): string;
  /** Reads the places of an answer, which is not trusted; null where its status is not OK. */
  readPlaces(answer: unknown): readonly Place[] | null;
}
