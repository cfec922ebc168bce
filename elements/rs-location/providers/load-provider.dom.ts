import { photon } from './photon.model.js';
import type { GeocodingProvider } from './provider.model.js';
import type { ProviderName } from './providers.model.js';

/**
 * Loads the protocol of a geocoder. That of Photon, the default, is in the same chunk as the requests.
 *
 * @throws If the chunk of another provider does not load; the next call tries again.
 */
export async function loadProvider(name: ProviderName): Promise<GeocodingProvider> {
  if (name === 'photon') return photon;
  const { google } = await import('./google.model.js');
  return google;
}
