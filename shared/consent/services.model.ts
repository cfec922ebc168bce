import { idOf, readEntries } from './category-entries.model.js';
import { consentCategories, type ConsentCategory } from './parse-consent.model.js';
import { serviceId } from './service-choice.model.js';

/** Service that the author lists under a category. */
export interface ListedService {
  readonly id: string;
  readonly category: ConsentCategory;
  /** Name for the visitor; the id if the author names none. */
  readonly name: string;
  /** Hosts in lower case. Each covers its subdomains. */
  readonly hosts: readonly string[];
  /** Entry in the author's JSON, for the details in the settings, and its path. */
  readonly entry: unknown;
  readonly at: string;
}

/** Matches a host, with an optional port. */
const hostFormat = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/**
 * Reads the services of `{ "categories": [{ "id": "preferences", "services": [{ "id": "youtube", "name": "YouTube",
 * "hosts": ["youtube.com"] }] }] }`. A service without a valid id or host is left out: its category decides.
 *
 * @param json - The author's JSON; undefined for none.
 */
export function readServices(json: string | undefined): readonly ListedService[] {
  const services: ListedService[] = [];
  for (const { category, entry, at } of serviceEntries(json)) {
    const { id, name, hosts } = Object(entry) as Readonly<Record<string, unknown>>;
    const isNew = (host: string) => host !== '' && !services.some((one) => one.hosts.includes(host));
    const valid = (Array.isArray(hosts) ? hosts : []).map(readHost).filter(isNew);
    if (!isServiceId(id) || valid.length === 0 || services.some((one) => one.id === id)) continue;
    services.push({ id, category, name: String(name || id), hosts: valid, entry, at });
  }
  return services;
}

/** Returns all entries of the lists of services, also invalid ones, with their category and their path. */
export function serviceEntries(
  json: string | undefined,
): readonly Pick<ListedService, 'category' | 'entry' | 'at'>[] {
  return (readEntries(json) ?? []).flatMap((found, at) => {
    const category = consentCategories.find((one) => one === idOf(found));
    const { services } = Object(found) as { readonly services?: unknown };
    if (!category || !Array.isArray(services)) return [];
    const path = `categories.${at}.services`;
    return services.map((entry: unknown, index) => ({ category, entry, at: `${path}.${index}` }));
  });
}

/** Returns true for an id of a service. */
export function isServiceId(id: unknown): id is string {
  return typeof id === 'string' && serviceId.test(id);
}

/** Returns a host in lower case; '' for a value that is no host. */
export function readHost(found: unknown): string {
  const host = typeof found === 'string' ? found.trim().toLowerCase() : '';
  return hostFormat.test(host) ? host : '';
}

/** Parts of a URL on which the service depends. */
export interface Address {
  readonly hostname: string;
  /** Host with the port, unless it is that of the protocol. */
  readonly host: string;
}

/** Returns the service of an address: the one with the longest host that covers it; undefined for none. */
export function serviceAt(
  services: readonly ListedService[],
  { host, hostname }: Address,
): ListedService | undefined {
  let best: ListedService | undefined;
  let longest = 0;
  for (const service of services)
    for (const listed of service.hosts) {
      const found = listed.includes(':') ? host : hostname;
      if (listed.length <= longest || !`.${found}`.endsWith(`.${listed}`)) continue;
      best = service;
      longest = listed.length;
    }
  return best;
}
