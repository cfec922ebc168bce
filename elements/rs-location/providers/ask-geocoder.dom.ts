import { readBounded } from '../../../shared/dom/read-bounded.js';
import type { Place } from '../place/place.model.js';
import type { Geocoder, GeocodingProvider } from './provider.model.js';
import { placesIn } from './providers.model.js';

/** How long an answer may take, in milliseconds, and be, in bytes. */
const limits = Object.freeze({ answerMs: 10_000, bytes: 8_000_000 });

/**
 * Requests places from a geocoder.
 *
 * @param urlOf - Makes the request's address.
 * @returns The places; null where the geocoder does not answer, or not with OK.
 */
export async function askGeocoder(
  loading: Promise<GeocodingProvider>,
  urlOf: (provider: GeocodingProvider) => string,
  { language }: Geocoder,
  signal: AbortSignal,
): Promise<readonly Place[] | null> {
  try {
    const provider = await loading;
    const url = urlOf(provider);
    const response = await fetch(url, {
      // No cookie, and of the page no more than its site.
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      headers: { Accept: 'application/json', ...(language && { 'Accept-Language': language }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.answerMs)]),
    });
    if (!response.ok) return null;
    return placesIn(provider, JSON.parse(await readBounded(response, limits.bytes)) as unknown);
  } catch {
    // Whatever it is, the text can still be typed: no suggestion is all that a visitor sees of it.
    return null;
  }
}
