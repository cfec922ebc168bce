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
  /** Entry in the author's JSON, for the details in the settings. */
  readonly entry: unknown;
}

/** Mistake in the author's list. `service-diagnostics.model.ts` has the texts. */
export interface ServiceProblem {
  /** Path in the JSON. */
  readonly at: string;
  readonly kind: 'list' | 'id' | 'id-twice' | 'no-hosts' | 'host' | 'host-twice';
  readonly found: unknown;
}

/** Services of a page, and the mistakes in the author's JSON. */
export interface ServiceList {
  readonly services: readonly ListedService[];
  /** Entries that are no valid service, by their category, which lists their cookies. */
  readonly invalid: readonly Pick<ListedService, 'category' | 'entry'>[];
  readonly problems: readonly ServiceProblem[];
}

/** Matches a host, with an optional port. */
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?$/;

/**
 * Reads the services of `{ "categories": [{ "id": "preferences", "services": [{ "id": "youtube", "name": "YouTube",
 * "hosts": ["youtube.com"] }] }] }`. A service without a valid id or host is left out: its category decides.
 *
 * @param json - The author's JSON; undefined for none.
 */
export function readServices(json: string | undefined): ServiceList {
  const reader = new ServiceReader();
  const seen = new Set<ConsentCategory>();
  for (const [at, entry] of (readEntries(json) ?? []).entries()) {
    const category = consentCategories.find((one) => one === idOf(entry));
    // Of a category that is listed twice the first entry counts.
    if (!category || seen.has(category)) continue;
    seen.add(category);
    reader.read(
      category,
      (Object(entry) as { readonly services?: unknown }).services,
      `categories.${at}.services`,
    );
  }
  return reader;
}

class ServiceReader implements ServiceList {
  readonly services: ListedService[] = [];
  readonly invalid: Pick<ListedService, 'category' | 'entry'>[] = [];
  readonly problems: ServiceProblem[] = [];

  read(category: ConsentCategory, list: unknown, at: string): void {
    if (list === undefined) return;
    if (!Array.isArray(list)) return void this.#report(at, 'list', list);
    for (const [index, entry] of (list as readonly unknown[]).entries()) {
      const service = this.#readService(category, entry, `${at}.${index}`);
      if (service) this.services.push(service);
      else this.invalid.push({ category, entry });
    }
  }

  #readService(category: ConsentCategory, entry: unknown, at: string): ListedService | undefined {
    const { id, name, hosts } = Object(entry) as Readonly<Record<string, unknown>>;
    const isId = typeof id === 'string' && serviceId.test(id);
    if (!isId) return this.#report(`${at}.id`, 'id', id);
    if (this.services.some((one) => one.id === id)) return this.#report(`${at}.id`, 'id-twice', id);
    const list: readonly unknown[] = Array.isArray(hosts) ? hosts : [];
    if (list.length === 0) return this.#report(at, 'no-hosts', hosts);
    const valid = list.flatMap((one, index) => this.#readHost(one, `${at}.hosts.${index}`));
    if (valid.length === 0) return undefined;
    return { id, category, name: (typeof name === 'string' && name.trim()) || id, hosts: valid, entry };
  }

  #readHost(found: unknown, at: string): readonly string[] {
    const text = typeof found === 'string' ? found.trim().toLowerCase() : '';
    const isTaken = this.services.some(({ hosts }) => hosts.includes(text));
    if (host.test(text) && !isTaken) return [text];
    this.#report(at, isTaken ? 'host-twice' : 'host', found);
    return [];
  }

  #report(at: string, kind: ServiceProblem['kind'], found: unknown): undefined {
    this.problems.push({ at, kind, found });
  }
}

/** Parts of a URL on which the service depends. */
export interface Address {
  readonly hostname: string;
  /** Host with the port, unless it is that of the protocol. */
  readonly host: string;
}

/** Returns the service of an address: the one with the longest host that covers it; undefined for none. */
export function serviceAt(services: readonly ListedService[], address: Address): ListedService | undefined {
  let best: ListedService | undefined;
  let longest = 0;
  for (const service of services)
    for (const listed of service.hosts) {
      if (listed.length <= longest || !covers(listed, address)) continue;
      best = service;
      longest = listed.length;
    }
  return best;
}

function covers(listed: string, { host: withPort, hostname }: Address): boolean {
  return `.${listed.includes(':') ? withPort : hostname}`.endsWith(`.${listed}`);
}
