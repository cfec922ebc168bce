import type { SafeDocument } from '../dom/unclobbered.js';
import type { ConsentNeed } from './answers.model.js';
import { readServices, serviceAt, type ListedService } from './services.model.js';

/** JSON of the page that was read last, and its services. */
let known: { readonly json: string; readonly services: readonly ListedService[] } = {
  json: '',
  services: [],
};

/** Returns the services that the page's `<cookie-consent>` lists. */
export function pageServices(document: SafeDocument): readonly ListedService[] {
  const selector = 'cookie-consent > script[type="application/json"]';
  const json = document.querySelector(selector)?.textContent ?? '';
  if (json === '') return [];
  if (json !== known.json) known = { json, services: readServices(json) };
  return known.services;
}

/**
 * Returns what content of an address needs: its listed service, whose own category counts, or else the category. The
 * page's own origin is no service by its host.
 *
 * @param address - URL of the content, also a relative one.
 * @param category - Category of the element.
 * @param services - Services of the page.
 */
export function needAt(
  { baseURI, location }: SafeDocument,
  address: string,
  category: string,
  services: readonly ListedService[],
): ConsentNeed {
  const url = services.length > 0 && URL.canParse(address, baseURI) ? new URL(address, baseURI) : undefined;
  const found = url && url.origin !== location.origin ? serviceAt(services, url) : undefined;
  return found ? { category: found.category, service: found.id } : { category, service: '' };
}
