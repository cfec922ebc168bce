import { ConfigError } from '../../shared/element/config-error.js';
import { fileError } from '../../shared/element/file-error.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import type { Place, Position } from './place/place.model.js';
import type { askGeocoder } from './providers/ask-geocoder.dom.js';
import type { Geocoder } from './providers/provider.model.js';
import type { LocationHost } from './rs-location.host.js';

/** A geocoder as a field asks it. */
export interface AddressService {
  search(text: string, signal: AbortSignal): Promise<readonly Place[] | null>;
  reverse(position: Position, signal: AbortSignal): Promise<readonly Place[] | null>;
}

/** The geocoder that the author names; null where there is none, or where its address is none. */
export function addressServiceOf(host: LocationHost): AddressService | null {
  if (host.geocoder.trim() === '') return null;
  const address = webAddress(host, host.geocoder);
  if (address === null) {
    host.report(mistake(host, 'geocoder', host.geocoder, 'a web address'));
    return null;
  }
  const { provider } = host;
  const geocoder: Geocoder = {
    address,
    key: host.geocoderKey,
    // A header of another form would need the service's leave.
    get language() {
      return /^[a-z]{2,3}(?![a-z])/.exec((host.locale || languageOf(host)).toLowerCase())?.[0] ?? '';
    },
  };
  return {
    search: (text, signal) => ask(host, provider, (one) => one.searchUrl(geocoder, text), geocoder, signal),
    reverse: (position, signal) =>
      ask(host, provider, (one) => one.reverseUrl(geocoder, position), geocoder, signal),
  };
}

/** Asks with the code for it, which comes at the first question. Without it, or at an error, there are no places. */
async function ask(
  host: LocationHost,
  ...question: Parameters<typeof askGeocoder>
): Promise<readonly Place[] | null> {
  try {
    const { askGeocoder } = await import('./providers/ask-geocoder.dom.js').catch((error: unknown) => {
      host.report(fileError(host, 'geocoder', error));
      throw error;
    });
    return await askGeocoder(...question);
  } catch {
    // Whatever it is, the text can still be typed: no suggestion is all that a visitor sees of it.
    return null;
  }
}

/** Whether a map can be drawn. A source of tiles that is none is the author's mistake. */
export function hasTiles(host: LocationHost): boolean {
  const { tiles } = host;
  if (tiles.trim() === '') return false;
  const isTemplate = ['{x}', 'y}', '{z}'].every((part) => tiles.includes(part));
  const filled = tiles.replaceAll(/\{([sxzr]|-?y)\}/g, 'x');
  if (isTemplate && !filled.includes('{') && webAddress(host, filled) !== null) return true;
  host.report(mistake(host, 'tiles', tiles, 'a web address with {z}, {x}, {y} and at most {s}, {r}'));
  return false;
}

/** Says where there is nothing that the element could do. */
export function reportIdle(host: LocationHost): void {
  if (host.tiles || host.geocoder || host.geolocation) return;
  const problem = 'found neither tiles nor geocoder nor geolocation, expected one of them';
  host.report(new ConfigError(host, 'its attributes', problem));
}

function webAddress(host: LocationHost, text: string): string | null {
  const base = host.ownerDocument.baseURI;
  if (!URL.canParse(text, base)) return null;
  const { href, protocol } = new URL(text, base);
  return /^https?:$/.test(protocol) ? href : null;
}

function mistake(host: LocationHost, attribute: string, found: string, expected: string): ConfigError {
  return new ConfigError(host, `attribute ${attribute}`, `found "${found}", expected ${expected}`);
}
