import type { Place } from '../place/place.model.js';
import { google } from './google.model.js';
import { photon } from './photon.model.js';
import type { GeocodingProvider } from './provider.model.js';

/** How many suggestions are shown at most, whatever a geocoder sends. */
export const mostSuggestions = 10;

export const providers = Object.freeze({ photon, google });

export type ProviderName = keyof typeof providers;

export const providerNames = Object.keys(providers) as readonly ProviderName[];

/** The places of an answer that are worth showing: each address once, and not too many. */
export function placesIn(provider: GeocodingProvider, answer: unknown): readonly Place[] | null {
  const places = provider.readPlaces(answer);
  if (!places) return null;
  const known = new Map<string, Place>();
  for (const place of places) {
    if (known.size === mostSuggestions) break;
    if (place.address !== '' && !known.has(place.address)) known.set(place.address, place);
  }
  return [...known.values()];
}
