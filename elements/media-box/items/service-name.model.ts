import type { ResolveUrl } from './address.model.js';
import { embedAddress } from './embed-address.model.js';
import type { Provider } from './media-item.model.js';

const providerNames: Readonly<Record<Provider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
};

/** Returns the name of the service that an address belongs to: a known player's, else the host without `www.`. */
export function serviceName(src: string, resolve: ResolveUrl): string {
  const address = resolve(src);
  if (!address) return src;
  const embed = embedAddress(address);
  return embed ? providerNames[embed.provider] : address.host.replace(/^www\./, '');
}
