import type { Diagnostic } from '../element/diagnostic.model.js';
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
}

/** Services of a page, and diagnostics of the author's JSON. */
export interface ServiceList {
  readonly services: readonly ListedService[];
  /** Entries of the valid services, by id, for the details in the settings. */
  readonly entries: ReadonlyMap<string, unknown>;
  /** Entries that are no valid service, by their category. The category lists their cookies. */
  readonly invalid: readonly { readonly category: ConsentCategory; readonly entry: unknown }[];
  readonly diagnostics: readonly Diagnostic[];
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
  const list: MutableList = { services: [], entries: new Map(), invalid: [], diagnostics: [] };
  const seen = new Set<ConsentCategory>();
  for (const [at, entry] of (readEntries(json) ?? []).entries()) {
    const category = consentCategories.find((one) => one === idOf(entry));
    // Of a category that is listed twice the first entry counts.
    if (!category || seen.has(category)) continue;
    seen.add(category);
    addServices(list, category, entry, `JSON at categories.${at}.services`);
  }
  return list;
}

/** Returns the service of a host: the one with the longest host that covers it; undefined for none. */
export function serviceAt(services: readonly ListedService[], address: Address): ListedService | undefined {
  const fitOf = ({ hosts }: ListedService) =>
    Math.max(0, ...hosts.filter((one) => covers(one, address)).map((one) => one.length));
  const [first, ...others] = services;
  if (!first) return undefined;
  const best = others.reduce((found, one) => (fitOf(one) > fitOf(found) ? one : found), first);
  return fitOf(best) > 0 ? best : undefined;
}

/** Parts of a URL on which the service depends. */
export interface Address {
  readonly hostname: string;
  /** Host with the port, unless it is that of the protocol. */
  readonly host: string;
}

interface MutableList {
  readonly services: ListedService[];
  readonly entries: Map<string, unknown>;
  readonly invalid: { readonly category: ConsentCategory; readonly entry: unknown }[];
  readonly diagnostics: Diagnostic[];
}

function covers(listed: string, address: Address): boolean {
  const found = listed.includes(':') ? address.host : address.hostname;
  return found === listed || found.endsWith(`.${listed}`);
}

function addServices(list: MutableList, category: ConsentCategory, entry: unknown, place: string): void {
  const found: unknown = Object(entry).services;
  if (found === undefined) return;
  const report = (at: string, problem: string) =>
    void list.diagnostics.push({ place: `${place}${at}`, problem, code: 'consent-services' });
  if (!Array.isArray(found)) return report('', `found ${shown(found)}, expected a list of services`);
  for (const [at, one] of (found as readonly unknown[]).entries()) {
    const service = readService(list, category, one, (where, problem) => report(`.${at}${where}`, problem));
    if (!service) {
      list.invalid.push({ category, entry: one });
      continue;
    }
    list.services.push(service);
    list.entries.set(service.id, one);
  }
}

type Report = (where: string, problem: string) => void;

function readService(
  { services, entries }: MutableList,
  category: ConsentCategory,
  entry: unknown,
  report: Report,
): ListedService | undefined {
  const { id, name, hosts } = Object(entry) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !serviceId.test(id))
    return void report('.id', `found ${shown(id)}, expected a to z, 0 to 9 and -, such as "youtube"`);
  if (entries.has(id)) return void report('.id', `found "${id}" a second time, expected another id`);
  const valid = hostsOf(hosts, services, report);
  if (valid.length === 0) return undefined;
  return { id, category, name: typeof name === 'string' && name.trim() ? name.trim() : id, hosts: valid };
}

/** Returns the valid hosts of a service. Reports the others, and a list without any. */
function hostsOf(found: unknown, services: readonly ListedService[], report: Report): readonly string[] {
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  if (list.length === 0) {
    report('', `found ${found === undefined ? 'no hosts' : `hosts ${shown(found)}`}, ${expectedHosts}`);
    return [];
  }
  return list.flatMap((one, at) => {
    const text = typeof one === 'string' ? one.trim().toLowerCase() : '';
    const other = services.find(({ hosts }) => hosts.includes(text));
    if (host.test(text) && !other) return text;
    const expected = other
      ? `expected one that "${other.id}" does not have`
      : 'expected a host without scheme, path and *, such as "youtube.com", which covers its subdomains';
    report(`.hosts.${at}`, `found ${shown(one)}, ${expected}`);
    return [];
  });
}

const expectedHosts =
  'expected a list such as ["youtube.com"]: without one its content waits for the category';

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
