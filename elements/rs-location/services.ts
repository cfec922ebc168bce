import { ConfigError } from '../../shared/element/config-error.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { Place, Position } from './place/place.model.js';
import { askGeocoder } from './providers/ask-geocoder.dom.js';
import type { Geocoder } from './providers/provider.model.js';
import type { LocationHost } from './rs-location.host.js';

/** Requests to the geocoder of a field. */
export interface AddressService {
  search(text: string, signal: AbortSignal): Promise<readonly Place[] | null>;
  reverse(position: Position, signal: AbortSignal): Promise<readonly Place[] | null>;
}

/** Returns the author's geocoder; null for none. A URL that is invalid is reported. */
export function addressServiceOf(host: LocationHost): AddressService | null {
  if (host.geocoder.trim() === '') return null;
  const address = webAddress(host, host.geocoder);
  if (address === null) {
    host.report(invalidAttribute(host, 'geocoder', host.geocoder, 'a web address'));
    return null;
  }
  const { provider } = host;
  const geocoder: Geocoder = {
    address,
    key: host.geocoderKey,
    // A header of another form would need a CORS preflight.
    get language() {
      return /^[a-z]{2,3}(?![a-z])/.exec((host.locale || languageOf(host)).toLowerCase())?.[0] ?? '';
    },
  };
  return {
    search: (text, signal) => ask(provider, (one) => one.searchUrl(geocoder, text), geocoder, signal),
    reverse: (position, signal) =>
      ask(provider, (one) => one.reverseUrl(geocoder, position), geocoder, signal),
  };
}

/** Sends a request. Resolves to null if it fails. */
async function ask(...question: Parameters<typeof askGeocoder>): Promise<readonly Place[] | null> {
  try {
    return await askGeocoder(...question);
  } catch {
    // The visitor can still type: a missing suggestion needs no message.
    return null;
  }
}

/** Returns true if a map can be drawn. A URL of tiles that is invalid is reported. */
export function hasTiles(host: LocationHost): boolean {
  const { tiles } = host;
  if (tiles.trim() === '') return false;
  const isTemplate = ['{x}', 'y}', '{z}'].every((part) => tiles.includes(part));
  const filled = tiles.replaceAll(/\{([sxzr]|-?y)\}/g, 'x');
  if (isTemplate && !filled.includes('{') && webAddress(host, filled) !== null) return true;
  host.report(
    invalidAttribute(host, 'tiles', tiles, 'a web address with {z}, {x}, {y} and at most {s}, {r}'),
  );
  return false;
}

/** Reports an element without tiles, geocoder and geolocation: it has nothing to do. */
export function reportIdle(host: LocationHost): void {
  if (host.tiles || host.geocoder || host.geolocation) return;
  const problem = 'found neither tiles nor geocoder nor geolocation, expected one of them';
  host.report(new ConfigError(host, 'its attributes', problem, 'location-idle'));
}

function webAddress(host: LocationHost, text: string): string | null {
  const base = documentOf(host).baseURI;
  if (!URL.canParse(text, base)) return null;
  const { href, protocol } = new URL(text, base);
  return /^https?:$/.test(protocol) ? href : null;
}

function invalidAttribute(
  host: LocationHost,
  attribute: string,
  found: string,
  expected: string,
): ConfigError {
  return new ConfigError(
    host,
    `attribute ${attribute}`,
    `found "${found}", expected ${expected}`,
    'location-address',
  );
}
