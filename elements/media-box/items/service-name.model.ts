import type { Address, ResolveUrl } from './address.model.js';
import { embedAddress } from './embed-address.model.js';
import type { Provider } from './media-item.model.js';

const providerNames: Readonly<Record<Provider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
};

/** Google's hosts with a top-level domain of a country; `google.example` is not one of them. */
const google = /^(?:(?:www|maps)\.)?google\.(?:com?\.)?(?:com|[a-z]{2})$/;

/** Names of services without a player of their own, by their addresses. */
const services: readonly (readonly [name: string, isIts: (address: Address) => boolean])[] = [
  ['Google Maps', isGoogleMaps],
  ['Instagram', ({ host }) => /^(?:www\.)?instagram\.com$/.test(host)],
];

/**
 * Returns the name of the service that an address belongs to, for the question for consent: that of a known service,
 * else the host without `www.`.
 *
 * @param src - Address of the item, as the page has it.
 */
export function serviceName(src: string, resolve: ResolveUrl): string {
  const address = resolve(src);
  if (!address) return src;
  const embed = embedAddress(address);
  if (embed) return providerNames[embed.provider];
  const [known] = services.find(([, isIts]) => isIts(address)) ?? [];
  return known ?? address.host.replace(/^www\./, '');
}

/** Returns true for maps on any of Google's hosts, and for their short links. */
function isGoogleMaps({ host, pathname }: Address): boolean {
  if (host === 'maps.app.goo.gl') return true;
  const isPath = /^\/maps(?:\/|$)/.test(pathname);
  return host === 'goo.gl' ? isPath : google.test(host) && (isPath || host.startsWith('maps.'));
}
