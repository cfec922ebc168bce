import { readBounded } from '../../../shared/dom/read-bounded.js';
import type { Place } from '../place/place.model.js';
import { google } from './google.model.js';
import { photon } from './photon.model.js';
import type { Geocoder, GeocodingProvider } from './provider.model.js';
import { placesIn, type ProviderName } from './providers.model.js';

/** Limits of an answer: time, in milliseconds, and size, in bytes. */
const limits = Object.freeze({ answerMs: 10_000, bytes: 8_000_000 });

/**
 * Requests places from a geocoder.
 *
 * @param urlOf - Makes the request's address.
 * @returns The places; null where the geocoder does not answer with OK.
 * @throws If the request fails, or the answer is no JSON.
 */
export async function askGeocoder(
  name: ProviderName,
  urlOf: (provider: GeocodingProvider) => string,
  { language }: Geocoder,
  signal: AbortSignal,
): Promise<readonly Place[] | null> {
  const provider = name === 'google' ? google : photon;
  const response = await fetch(urlOf(provider), {
    // Sends no cookies, and of the page's URL only the origin.
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    headers: { Accept: 'application/json', ...(language && { 'Accept-Language': language }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.answerMs)]),
  });
  if (!response.ok) return null;
  return placesIn(provider, JSON.parse(await readBounded(response, limits.bytes)) as unknown);
}
