import { readEntries } from '../../../shared/consent/category-entries.model.js';
import {
  isServiceId,
  readHost,
  serviceEntries,
  type ListedService,
} from '../../../shared/consent/services.model.js';
import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';

/**
 * Returns the diagnostics of the author's lists of services: those that `readServices` leaves out, and hosts that are
 * invalid or listed twice.
 *
 * @param services - The valid services of the same JSON.
 */
export function diagnoseServices(
  json: string | undefined,
  services: readonly ListedService[],
): readonly Diagnostic[] {
  const lists = (readEntries(json) ?? []).flatMap((entry, at) => {
    const list = (Object(entry) as { readonly services?: unknown }).services;
    const isWrong = list !== undefined && !Array.isArray(list);
    return isWrong ? [problem(`categories.${at}.services`, list, 'a list of services')] : [];
  });
  const entries = serviceEntries(json).flatMap(({ entry, at }) => {
    const { id, hosts } = Object(entry) as Readonly<Record<string, unknown>>;
    if (!isServiceId(id)) return [problem(`${at}.id`, id, 'a to z, 0 to 9 and -, such as "youtube"')];
    const isTaken = services.some((one) => one.id === id && one.at !== at);
    if (isTaken) return [problem(`${at}.id`, id, 'each id once')];
    return diagnoseHosts(hosts, at, services);
  });
  return [...lists, ...entries];
}

function diagnoseHosts(hosts: unknown, at: string, services: readonly ListedService[]): Diagnostic[] {
  if (!Array.isArray(hosts) || hosts.length === 0) {
    const found = hosts === undefined ? 'no hosts' : `hosts ${JSON.stringify(hosts)}`;
    return [
      describe(at, found, 'a list such as ["youtube.com"]: without one its content waits for the category'),
    ];
  }
  return hosts.flatMap((found: unknown, index) => {
    const host = readHost(found);
    const place = `${at}.hosts.${index}`;
    if (host === '')
      return [
        problem(
          place,
          found,
          'a host without scheme, path and *, such as "youtube.com", which covers its subdomains',
        ),
      ];
    const first = services.find((one) => one.hosts.includes(host));
    return first && first.at !== at ? [problem(place, found, `one that "${first.id}" does not have`)] : [];
  });
}

function problem(at: string, found: unknown, expected: string): Diagnostic {
  return describe(at, found === undefined ? 'nothing' : JSON.stringify(found), expected);
}

function describe(at: string, found: string, expected: string): Diagnostic {
  return {
    place: `JSON at ${at}`,
    problem: `found ${found}, expected ${expected}`,
    code: 'consent-services',
  };
}
