import type { Place } from '../place/place.model.js';
import type { GeocodingProvider } from './provider.model.js';

/** Maximum number of suggestions. */
export const mostSuggestions = 10;

export const providerNames = Object.freeze(['photon', 'google'] as const);

export type ProviderName = (typeof providerNames)[number];

/** Returns the places of an answer that are shown: each address once, at most ten. */
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
