import { suiteTrust, TrustError } from './suite-policy.js';

/** Allows scripts from the origin of an address that the page's author configured. */
export function allowScriptHost(url: string): void {
  const { protocol, origin } = new URL(url, document.baseURI);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new TrustError(`script address "${url}" is refused: only http and https`);
  }
  suiteTrust().scriptHosts.add(origin);
}

/**
 * The full address, as a script's source: from the folder of the suite's own module or below it, or from a host that
 * the author configured. Everything else is refused by a TrustError.
 */
export function trustedScriptUrl(url: string): string {
  return suiteTrust().policy.createScriptURL(url);
}
