import { photon } from './photon.model.js';
import type { GeocodingProvider } from './provider.model.js';
import type { ProviderName } from './providers.model.js';

/**
 * Loads how a geocoder is asked. Photon, the default, comes with the code that asks.
 *
 * @throws When the chunk of another provider does not load; the next call tries again.
 */
export async function loadProvider(name: ProviderName): Promise<GeocodingProvider> {
  if (name === 'photon') return photon;
  const { google } = await import('./google.model.js');
  return google;
}
