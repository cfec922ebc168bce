import type { Place, Position } from '../place/place.model.js';

/** Where a geocoder is, and how it is asked. */
export interface Geocoder {
  /** Its address, absolute. */
  readonly address: string;
  /** What it asks of a site; '' where it asks nothing. Pages show it. */
  readonly key: string;
  /** In which language it answers. */
  readonly language: string;
}

/** What geocoders do each in their own way. */
export interface GeocodingProvider {
  /** The address that tells the places of a text. */
  searchUrl(geocoder: Geocoder, text: string): string;
  /** The address that tells what is at a position. */
  reverseUrl(geocoder: Geocoder, position: Position): string;
  /** The places in an answer; null where its status is not OK. Answers are of unknown origin. */
  readPlaces(answer: unknown): readonly Place[] | null;
}
